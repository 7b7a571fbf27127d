import { lookForUpdate } from '#client/device/updates/register-worker.ts'
import { pageChanged } from '#client/document/each-element.ts'
import { nextFrame, renderFirstScreen, renderRest, renderWhole } from '#client/document/first-frame.ts'
import { ISLAND, SERVED } from '#client/document/island-attributes.ts'
import { keepChoices } from '#client/document/keep-choices.ts'
import { pageState, THEME_CHANGE } from '#client/document/page-state.ts'
import { restoreScroll } from '#client/document/scroll-restoration.ts'
import { setShownPath, shownPath } from '#client/document/shown-path.ts'
import { canSwapPage, hasIslandInUse } from './can-swap-page.ts'
import { changeWithCover, coverOnBack } from './change-with-cover.ts'
import { takePressedCover } from './cover-transition.ts'
import { type KeptPage, keepPage, takeKeptPage } from './kept-pages.ts'
import { startPrefetching, takePage } from './prefetch-page.ts'
import { reloadForBack } from './reload-on-back.ts'
import { replacePage, type ServedPage } from './served-page.ts'

/**
 * The address of the last page that could not be fetched. A link to this address then loads a document, so that the
 * failed swap is not tried again.
 */
let unavailableHref: string | undefined

/**
 * Makes links swap the page inside the document: the next page is fetched from the device, and its HTML replaces that
 * of the current page, while scripts and fonts stay. If `canSwapPage` is false, the link loads a document. Back shows a
 * page as the visitor left it. On a processor slowed to a quarter, the next page is shown 143–172 ms after the press;
 * loading a document instead takes 349–403 ms (`npm run bench navigation`).
 */
export function startSameDocumentNavigation(): void {
  navigation.addEventListener('navigate', onNavigate)
  pageState.navigates = ''
  document.body.append(announcement)
  startPrefetching()
}

/**
 * Contains the title of the page that was swapped in, so that screen readers announce it. When a document is loaded
 * instead, screen readers announce its title by themselves.
 */
const announcement = document.createElement('p')
announcement.setAttribute('aria-live', 'polite')
announcement.style.cssText =
  'position:fixed;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

function onNavigate(event: NavigateEvent): void {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } = event
  const next = new URL(destination.url)
  // The browser itself handles links to other sites, jumps inside the page, downloads and forms.
  if (!canIntercept || hashChange || downloadRequest !== null || formData || next.pathname === shownPath) return
  // If Back has changed the address before its page is shown, the current entry is not that of the shown page.
  const { url, key } = navigation.currentEntry ?? {}
  const leavingKey = url && new URL(url).pathname === shownPath ? key : undefined
  if (navigationType === 'traverse') traverse(event, next, leavingKey)
  else if (navigationType === 'push' && next.href !== unavailableHref && canSwapPage(next))
    followLink(event, next, leavingKey)
}

/**
 * Swaps in the page of a pressed link. The address changes only when the page has been fetched (`precommitHandler`), as
 * after a press on an ordinary link. `handler` runs only if `precommitHandler` has not thrown.
 */
function followLink(event: NavigateEvent, { href, pathname }: URL, leavingKey?: string): void {
  const { signal } = event
  const cover = takePressedCover()
  let page: ServedPage
  event.intercept({
    scroll: 'manual',
    focusReset: 'after-transition',
    async precommitHandler() {
      try {
        page = await takePage(href)
        if (hasIslandInUse()) throw new Error('React has hydrated an island meanwhile')
      } catch (error) {
        unavailableHref = href
        if (!signal.aborted) location.assign(href)
        throw error
      }
    },
    async handler() {
      try {
        // The list of case studies sets `scrollRestoration` to `manual`, and each new history entry inherits the value
        // of the previous one. The new page needs the default value again.
        history.scrollRestoration = 'auto'
        await showPage(signal, cover, () => swapPage({ next: page, pathname, leavingKey }))
      } catch {
        if (!signal.aborted) location.reload()
      }
    },
  })
}

/**
 * Shows the page of the history entry to which Back or Forward leads. If a page swap in this document made the entry,
 * the browser changes only the address, so this script has to show the page.
 */
function traverse(event: NavigateEvent, { href, pathname, search }: URL, leavingKey?: string): void {
  const { signal, destination } = event
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    async handler() {
      const former = takeKeptPage(destination.key)
      try {
        // A query contains filters, and `history.state` contains the scroll position or the number of cards in the list
        // of case studies. The page applies both only when a document is loaded, so `catch` reloads.
        if (!former && (search || history.state)) throw new Error('This entry needs a document')
        const next = former?.page ?? (await takePage(href))
        if (signal.aborted) return
        const swap = { next, pathname, leavingKey, restore: () => restoreScrollAndFocus(former, event) }
        await showPage(signal, coverOnBack(next), () => swapPage(swap))
      } catch {
        if (!signal.aborted) reloadForBack()
      }
    },
  })
}

/** Scrolls to where the visitor left the page. If the page was kept, focuses the element that had the focus. */
function restoreScrollAndFocus(former: KeptPage | undefined, event: NavigateEvent): void {
  if (!restoreScroll()) event.scroll()
  if (former?.focused instanceof HTMLElement) former.focused.focus({ preventScroll: true })
}

interface PageSwap {
  next: ServedPage
  /** The path of the next page. */
  pathname: string
  /** The history entry of the current page, for which the page is kept for Back; undefined if it cannot be kept. */
  leavingKey: string | undefined
  /**
   * Only for Back and Forward: restores scroll position and focus, for which the whole page must be rendered. Without it the
   * page is shown from its top.
   */
  restore?: () => void
}

/** Replaces the HTML of the current page by that of the next one. Keeps the current page for Back if possible. */
function swapPage({ next, pathname, leavingKey, restore }: PageSwap): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement) focused.blur()
  if (restore) renderWhole()
  else {
    // Scrolls before the swap, because scrolling after it would force a layout of the new page.
    scrollTo({ top: 0, behavior: 'instant' })
    renderFirstScreen()
  }
  // If React operates an island that may send or store something, the former page is not kept for Back, because
  // `hydrate-island.tsx` unmounts the island. Back then fetches the former page anew, and the draft restores what the
  // visitor typed.
  const canKeep = !hasIslandInUse()
  const former = replacePage(next)
  // `bootstrap.ts` sets `query` if the address of the document's first page has filters. On the next page this state
  // would hide the served list of case studies.
  delete pageState.query
  setShownPath(pathname)
  if (leavingKey && canKeep) keepFormerPage(former, leavingKey, focused)
  // In the served HTML the pictures follow the device's theme. On this event `show-theme.ts` changes them to the theme
  // that the visitor has chosen.
  dispatchEvent(new Event(THEME_CHANGE))
  restore?.()
}

/** Keeps the page that was just replaced, with its focus, so that Back shows it again. */
function keepFormerPage(page: ServedPage, key: string, focused: Element | null): void {
  // WebKit resets the forms of kept pages as well when it takes their document out of the bfcache. `keepChoices`
  // makes the current choices the defaults, so that the reset changes nothing. Islands that are still as served are
  // left out: `start-islands.ts` recognises the visitor's choices by their difference from the defaults.
  for (const island of page.root.querySelectorAll(`[${ISLAND}]:not([${SERVED}])`)) keepChoices(island)
  keepPage(key, { page, focused })
}

/**
 * Calls `swap`, moves the cover if one is given, starts the scripts of the new page and announces its title. Resolves
 * when everything is rendered. If another navigation, such as a quick Back, aborts this one, does nothing further.
 */
async function showPage(signal: AbortSignal, cover: HTMLElement | undefined, swap: () => void): Promise<void> {
  await changeWithCover(cover, () => {
    if (!signal.aborted) swap()
  })
  if (signal.aborted) return
  await nextFrame()
  pageChanged()
  announcement.textContent = document.title
  lookForUpdate()
  await renderRest()
}
