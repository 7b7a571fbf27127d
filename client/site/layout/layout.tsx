import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { useLocale } from '#client/site/locale.ts'
import { LanguageSuggestion } from '#client/widgets/language-suggestion/language-suggestion.tsx'
import { ScrollToTop } from '#client/widgets/scroll-to-top/scroll-to-top.tsx'
import { StatusBar } from '#client/widgets/status-bar/status-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

/** The layout of every page: header, main part and footer, and the elements that lie over them. */
export function Layout() {
  const { t } = useTranslation('common')
  const locale = useLocale()
  const { pathname: path } = useLocation()
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <Header locale={locale} path={path} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer locale={locale} />
      <ScrollToTop />
      <LanguageSuggestion locale={locale} path={path} />
      <StatusBar locale={locale} />
    </>
  )
}
