import { lookForUpdate } from '#client/device/updates/register-worker.ts'
import { pageChanged } from '#client/document/each-element.ts'
import { canSwapPage, hasStartedIsland } from './can-swap-page.ts'
import { changeWithCover, takePressedCover } from './cover-transition.ts'
import { startFetchingAhead, takePage } from './prefetch-page.ts'
import { putPage, type ServedPage } from './served-page.ts'

/** So many pages that were left stay as they were for Back, and so long, as browsers keep documents: the next person may be another. */
const MOST_KEPT = 10
const KEPT_MS = 10 * 60_000

interface LeftPage {
  page: ServedPage
  place: number
  focused: Element | null
  leftAt: number
}

/** The entry whose page is being left, and how far that was scrolled. */
interface LeftEntry {
  key: string
  place: number
}

/** Pages that were left, by the key of their entry in the browser's history. */
const kept = new Map<string, LeftPage>()
let shownPath = location.pathname
/** An address whose page could not be had. */
let refused: string | undefined

/**
 * Has links of the site change the page inside the document: the next page is fetched from the device and put in the place of this one,
 * whose scripts and fonts stay. Where `canSwapPage` says no, the link is an ordinary one. Back brings a page as it was left.
 */
export function startSameDocumentNavigation(): void {
  navigation.addEventListener('navigate', onNavigate)
  document.documentElement.dataset.navigates = ''
  document.body.append(announcement)
  startFetchingAhead()
}

/** Loading a document tells screen readers its title; this does for a page that comes without. */
const announcement = document.createElement('p')
announcement.setAttribute('aria-live', 'polite')
announcement.style.cssText =
  'position:fixed;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

function onNavigate(event: NavigateEvent): void {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } = event
  const next = new URL(destination.url)
  if (!canIntercept || hashChange || downloadRequest !== null || formData || next.pathname === shownPath) return
  const { url, key } = navigation.currentEntry ?? {}
  // What is scrolled while the next page comes is not where the visitor left this one.
  const left = url && key && new URL(url).pathname === shownPath ? { key, place: scrollY } : undefined
  if (navigationType === 'traverse') comeBack(event, next, left)
  else if (navigationType === 'push' && next.href !== refused && canSwapPage(next)) goOn(event, next, left)
}

/** As with documents the address changes when the page is there; Safari (27) changes it at once. */
function goOn(event: NavigateEvent, { href, pathname }: URL, left?: LeftEntry): void {
  const { signal } = event
  const cover = takePressedCover()
  let page: ServedPage | undefined
  const fetchNext = async () => {
    page = await takePage(href)
    if (hasStartedIsland()) throw new Error('React has taken over a part meanwhile')
    return page
  }
  event.intercept({
    scroll: 'manual',
    focusReset: 'after-transition',
    async precommitHandler() {
      try {
        await fetchNext()
      } catch (error) {
        refused = href
        if (!signal.aborted) location.assign(href)
        throw error
      }
    },
    async handler() {
      try {
        const next = page ?? (await fetchNext())
        // Of the entry, which has it from the one before it: a list of case studies restores its places itself.
        history.scrollRestoration = 'auto'
        await changeWithCover(cover, () => change(next, pathname, left))
        await bringToLife()
      } catch {
        if (!signal.aborted) location.reload()
      }
    },
  })
}

/** An entry that this document has made it has to show itself. */
function comeBack(event: NavigateEvent, { href, pathname, search }: URL, left?: LeftEntry): void {
  const { signal, destination } = event
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    async handler() {
      const former = takeKept(destination.key)
      try {
        // What follows from a query or from what a list has noted in its entry only a document knows to show.
        if (!former && (search || history.state)) throw new Error('This takes a document')
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

/** Place and focus of a page that is come back to. */
function restore(former: LeftPage | undefined, event: NavigateEvent): void {
  if (!former) event.scroll()
  else scrollTo({ top: former.place, behavior: 'instant' })
  if (former?.focused instanceof HTMLElement) former.focused.focus({ preventScroll: true })
}

/** Shows a page in the place of the present one, which is kept if its entry is known; one that is come back to is restored. */
function change(page: ServedPage, pathname: string, left: LeftEntry | undefined, restore?: () => void): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement) focused.blur()
  // While nothing has to be laid out for it.
  if (!restore) scrollTo({ top: 0, behavior: 'instant' })
  setFirstFrame(restore !== undefined)
  const former = putPage(page)
  shownPath = pathname
  if (left) keep(left.key, { page: former, place: left.place, focused, leftAt: performance.now() })
  // Pictures of day and night (`bootstrap.js`)
  dispatchEvent(new Event('themechange'))
  restore?.()
}

/** Resolves once the page that has been put there answers. */
async function bringToLife(): Promise<void> {
  await frame()
  pageChanged()
  announcement.textContent = document.title
  lookForUpdate()
  await layOutRest()
}

/** As `bootstrap.js` has it: the first frame is the first screen; a page that is come back to is laid out whole at once. */
function setFirstFrame(isWhole: boolean): void {
  const { dataset } = document.documentElement
  if (isWhole) {
    delete dataset.loading
    dataset.laidOut = ''
  } else {
    dataset.loading = 'first'
    delete dataset.laidOut
  }
}

async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement
  if (!dataset.loading) return
  dataset.loading = 'next'
  await frame()
  delete dataset.loading
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

/** Resolves after the next frame. */
function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
