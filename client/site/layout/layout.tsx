import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageSuggestion } from '#client/widgets/language-suggestion/language-suggestion.tsx'
import { ScrollToTop } from '#client/widgets/scroll-to-top/scroll-to-top.tsx'
import { StatusBar } from '#client/widgets/status-bar/status-bar.tsx'
import type { Locale } from '#contract/addresses.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

interface LayoutProps {
  locale: Locale
  path: string
  children: ReactNode
}

/** The shell around every page. */
export function Layout({ locale, path, children }: LayoutProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <Header locale={locale} path={path} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer locale={locale} />
      <ScrollToTop />
      <LanguageSuggestion locale={locale} path={path} />
      <StatusBar locale={locale} />
    </>
  )
}
