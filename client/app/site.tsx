import { use, useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { i18nFor } from '#client/i18n/i18n.ts'
import './theme/tokens.css'
import './theme/base.css'
import { Layout } from './layout/layout.tsx'
import { loadedPage, loadPage } from './load-page.ts'
import { useNavigationBehaviour } from './navigation.ts'
import { revealSections } from './reveal-sections.ts'

/**
 * The page of the current address inside the shell. While the next page loads, the router's transition keeps the
 * present one on screen.
 */
export function Site() {
  const { pathname } = useLocation()
  const page = loadedPage(pathname) ?? use(loadPage(pathname))
  const onClick = useNavigationBehaviour()
  useEffect(() => {
    document.documentElement.lang = page.locale
  }, [page.locale])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections are those of the page
  useEffect(revealSections, [page.path])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: links inside bubble up to one handler; they stay plain links
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link is a click
    <div onClick={onClick} style={{ display: 'contents' }}>
      <I18nextProvider i18n={i18nFor(page.locale)}>
        <Layout locale={page.locale} path={page.path}>
          <page.Page key={page.path} locale={page.locale} slug={page.slug} data={page.data} />
        </Layout>
      </I18nextProvider>
    </div>
  )
}
