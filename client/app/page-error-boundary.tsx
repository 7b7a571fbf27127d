import { Component, type ReactNode } from 'react'
import { i18nFor } from '#client/i18n/i18n.ts'
import { splitLocale } from '#client/routing/paths.ts'
import { loadedPage } from './load-page.ts'

/**
 * The last resort of a page. One whose parts cannot be fetched (offline on a first visit, or replaced by a newer version) is loaded
 * in full instead, which worker and relay know how to answer; one that fails while rendering says so.
 */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    if (!loadedPage(location.pathname)) location.reload()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { t } = i18nFor(splitLocale(location.pathname).locale)
    return (
      <main role="alert">
        <p>{t('pageError.text')}</p>
        <a href={location.href}>{t('pageError.reload')}</a>
      </main>
    )
  }
}
