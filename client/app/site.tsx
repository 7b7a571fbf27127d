import { Suspense, use, useEffect, useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router-dom'
import { pageChanged } from '#client/behaviours/each-element.ts'
import { i18nFor } from '#client/i18n/i18n.ts'
import './theme/tokens.css'
import './theme/base.css'
import { hashTarget } from './hash-target.ts'
import { Layout } from './layout/layout.tsx'
import { type LoadedPage, loadedPage, loadPage } from './load-page.ts'
import { useScrollAndFocus } from './scroll-and-focus.ts'
import { endServedPage } from './served-page.ts'

/**
 * The page of the current address inside the shell. While the next page loads, the router's transition keeps the
 * present one on screen.
 */
export function Site() {
  const { pathname } = useLocation()
  const page = loadedPage(pathname) ?? use(loadPage(pathname))
  // A page that is come back to must have its length at once: it is scrolled to where it was left.
  if (useNavigationType() === 'POP') contentOf(page)
  useLayoutEffect(endServedPage, [])
  useScrollAndFocus()
  useEffect(() => {
    document.documentElement.lang = page.locale
  }, [page.locale])
  return (
    <I18nextProvider i18n={i18nFor(page.locale)}>
      <Layout locale={page.locale} path={page.path}>
        <Content key={page.path} page={page} />
      </Layout>
    </I18nextProvider>
  )
}

function Content({ page }: { page: LoadedPage }) {
  if (!page.Loading) return <Loaded page={page} />
  // Prerendering waits for the content; a fallback would be rendered all the same, and its pictures be asked for.
  const fallback = import.meta.env.SSR ? null : <page.Loading locale={page.locale} slug={page.slug} />
  return (
    <Suspense fallback={fallback}>
      <Loaded page={page} />
    </Suspense>
  )
}

function Loaded({ page }: { page: LoadedPage }) {
  const data = contentOf(page)
  useEffect(pageChanged)
  // What the address names was not there yet when the page was navigated to.
  useLayoutEffect(() => {
    if (page.data instanceof Promise) hashTarget(location.hash)?.scrollIntoView()
  }, [page])
  return <page.Page locale={page.locale} slug={page.slug} data={data} />
}

/** What the page's `load` returned; suspends until it has. */
function contentOf(page: LoadedPage): unknown {
  return page.data instanceof Promise ? use(page.data) : page.data
}
