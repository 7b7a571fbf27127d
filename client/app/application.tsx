import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom'
import { withCover } from './cover-transition.ts'
import { loadedPage, loadPage } from './load-page.ts'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { leaveServedPage } from './served-page.ts'
import { Site } from './site.tsx'

// The router's own component for browsers keeps its history to itself; links are followed from outside of React here.
const history = createBrowserHistory({ v5Compat: true })

let isRendering = false
/** The page asked for last: another press while one loads means that one instead. */
let wanted: string

/** Fetches code and texts of a page. Rejects when they cannot be had. */
export async function prepare(pathname: string): Promise<void> {
  await loadPage(pathname)
}

/** True when the page can be shown at once, or the browser shows one already that was rendered here and waits for it. */
export function isReadyFor(pathname: string): boolean {
  return isRendering || loadedPage(pathname) !== undefined
}

/**
 * Shows the page of a link in place of the present one, as soon as it has been loaded; where it cannot be, the browser follows the
 * link. The bootstrap script has already stored the choice of a language and put the present query and hash on its link.
 */
export function open(link: HTMLAnchorElement): void {
  const { href, pathname, search, hash, hreflang } = link
  wanted = href
  const go = () => {
    if (wanted !== href) return
    if (!isRendering) leaveServedPage()
    // As browsers do it: the page that is on screen already gets no second entry.
    history[href === location.href ? 'replace' : 'push'](pathname + search + hash, { keepScroll: hreflang !== '' })
    if (!isRendering) withCover(link, render)
  }
  loadPage(pathname).then(go, () => location.assign(href))
}

/** Renders the page of the present address in place of what the root element holds: as React has time, or at once in `flushSync`. */
export function render(): void {
  isRendering = true
  const site = (
    <StrictMode>
      <HistoryRouter history={history}>
        <PageErrorBoundary>
          <Site />
        </PageErrorBoundary>
      </HistoryRouter>
    </StrictMode>
  )
  createRoot(document.getElementById('root') as HTMLElement).render(site)
}
