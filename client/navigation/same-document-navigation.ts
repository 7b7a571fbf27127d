import { lookForUpdate } from '#client/device/updates/register-worker.ts'
import { pageChanged } from '#client/document/each-element.ts'
import { nextFrame, renderFirstScreen, renderRest, renderWhole } from '#client/document/first-frame.ts'
import { pageState, THEME_CHANGE } from '#client/document/page-state.ts'
import { canSwapPage, hasStartedIsland } from './can-swap-page.ts'
import { changeWithCover, takePressedCover } from './cover-transition.ts'
import { startPrefetching, takePage } from './prefetch-page.ts'
import { putPage, type ServedPage } from './served-page.ts'

/** Pages that were left are kept for Back, as the bfcache keeps documents; not for long, since the next visitor may be another person. */
const MOST_KEPT = 10
const KEPT_MS = 10 * 60_000

interface LeftPage {
  page: ServedPage
  place: number
  focused: Element | null
  leftAt: number
}

/** The history entry whose page is being left, and how far the page was scrolled. */
interface LeftEntry {
  key: string
  place: number
}

/** Pages that were left, by the key of their history entry. */
const kept = new Map<string, LeftPage>()
let shownPath = location.pathname
/** An address whose page could not be fetched: its link then loads a document. */
let unavailable: string | undefined

/**
 * Makes links swap the page inside the document: the next page is fetched from the device and takes the place of this one; scripts and
 * fonts stay. Where `canSwapPage` is false the link loads a document. Back shows a page as it was left. A quarter-speed processor
 * shows the next page 143–172 ms after the press, 349–403 ms as a document (`npm run bench navigation`).
 */
export function startSameDocumentNavigation(): void {
  navigation.addEventListener('navigate', onNavigate)
  pageState.navigates = ''
  document.body.append(announcement)
  startPrefetching()
}

/** Screen readers announce the title of a new document; this announces that of a swapped page. */
const announcement = document.createElement('p')
announcement.setAttribute('aria-live', 'polite')
announcement.style.cssText =
  'position:fixed;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

function onNavigate(event: NavigateEvent): void {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } = event
  const next = new URL(destination.url)
  if (!canIntercept || hashChange || downloadRequest !== null || formData || next.pathname === shownPath) return
  const { url, key } = navigation.currentEntry ?? {}
  // Noted now: what the visitor scrolls while the next page is fetched does not count.
  const left = url && key && new URL(url).pathname === shownPath ? { key, place: scrollY } : undefined
  if (navigationType === 'traverse') traverse(event, next, left)
  else if (navigationType === 'push' && next.href !== unavailable && canSwapPage(next)) followLink(event, next, left)
}

/** The address changes when the page is there, as with documents. Safari 27 changes it at once, before `handler`. */
function followLink(event: NavigateEvent, { href, pathname }: URL, left?: LeftEntry): void {
  const { signal } = event
  const cover = takePressedCover()
  let page: ServedPage | undefined
  const fetchNext = async () => {
    page = await takePage(href)
    if (hasStartedIsland()) throw new Error('React has hydrated an island meanwhile')
    return page
  }
  event.intercept({
    scroll: 'manual',
    focusReset: 'after-transition',
    async precommitHandler() {
      try {
        await fetchNext()
      } catch (error) {
        unavailable = href
        if (!signal.aborted) location.assign(href)
        throw error
      }
    },
    async handler() {
      try {
        const next = page ?? (await fetchNext())
        // The list of case studies sets it to `manual`, and each entry inherits it from the last one.
        history.scrollRestoration = 'auto'
        await changeWithCover(cover, () => change(next, pathname, left))
        await bringToLife()
      } catch {
        if (!signal.aborted) location.reload()
      }
    },
  })
}

/** Back and Forward: the browser leaves entries that this document has made to the document. */
function traverse(event: NavigateEvent, { href, pathname, search }: URL, left?: LeftEntry): void {
  const { signal, destination } = event
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    async handler() {
      const former = takeKept(destination.key)
      try {
        // Only a new document applies filters of a query and what the list has stored in its entry.
        if (!former && (search || history.state)) throw new Error('This entry needs a document')
        const next = former?.page ?? (await takePage(href))
        if (signal.aborted) return
        change(next, pathname, left, () => restore(former, event))
        await bringToLife()
      } catch {
        if (!signal.aborted) location.reload()
      }
    },
  })
}

/** Scrolls to where the page was left and focuses the same element. */
function restore(former: LeftPage | undefined, event: NavigateEvent): void {
  if (!former) event.scroll()
  else scrollTo({ top: former.place, behavior: 'instant' })
  if (former?.focused instanceof HTMLElement) former.focused.focus({ preventScroll: true })
}

/** Puts a page in the place of the present one, which is kept if its entry is known. `restore` scrolls a page that is shown again. */
function change(page: ServedPage, pathname: string, left: LeftEntry | undefined, restore?: () => void): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement) focused.blur()
  // Before the swap: afterwards scrolling would force a layout.
  if (!restore) scrollTo({ top: 0, behavior: 'instant' })
  if (restore) renderWhole()
  else renderFirstScreen()
  const former = putPage(page)
  shownPath = pathname
  if (left) keep(left.key, { page: former, place: left.place, focused, leftAt: performance.now() })
  // The new page's pictures have the device's media: `show-theme.ts` sets them.
  dispatchEvent(new Event(THEME_CHANGE))
  restore?.()
}

/** Starts the scripts of the page that was put there; resolves when they have started. */
async function bringToLife(): Promise<void> {
  await nextFrame()
  pageChanged()
  announcement.textContent = document.title
  lookForUpdate()
  await renderRest()
}

function keep(key: string, left: LeftPage): void {
  kept.set(key, left)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

function takeKept(key: string): LeftPage | undefined {
  const left = kept.get(key)
  kept.delete(key)
  return left && performance.now() - left.leftAt < KEPT_MS ? left : undefined
}
