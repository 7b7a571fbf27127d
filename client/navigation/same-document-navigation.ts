import { changeWithCover } from '#client/behaviours/cover-transition.ts'
import { pageChanged } from '#client/behaviours/each-element.ts'
import { lookForUpdate } from '#client/pwa/register-worker.ts'
import { hasStartedIsland, mayStay } from './may-stay.ts'
import { startFetchingAhead, takePage } from './page-ahead.ts'
import { putPage, type ServedPage } from './served-page.ts'

/** So many pages that were left stay as they were, for Back. */
const MOST_KEPT = 10

interface LeftPage {
  page: ServedPage
  focused: Element | null
}

/** Pages that were left, by the key of their entry in the browser's history. */
const kept = new Map<string, LeftPage>()
let shownPath = location.pathname

/**
 * Has links of the site change the page inside the document: the next page is fetched from the device and put in the place of this one,
 * whose scripts and fonts stay. Where `mayStay` says no, the link is an ordinary one. Back brings a page as it was left.
 */
export function startSameDocumentNavigation(): void {
  navigation.addEventListener('navigate', onNavigate)
  document.documentElement.dataset.navigates = ''
  document.body.append(announcement)
  startFetchingAhead()
}

/** Loading a document tells screen readers its title; this does for a page that comes without. */
const announcement = document.createElement('p')
announcement.ariaLive = 'polite'
announcement.style.cssText =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

function onNavigate(event: NavigateEvent): void {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } = event
  const next = new URL(destination.url)
  if (!canIntercept || hashChange || downloadRequest !== null || formData || next.pathname === shownPath) return
  const isComeBackTo = navigationType === 'traverse'
  // An entry that this document has made it has to show itself.
  if (!isComeBackTo && !(navigationType === 'push' && mayStay(next))) return
  const left = navigation.currentEntry
  const isShown = left?.url && new URL(left.url).pathname === shownPath
  event.intercept({
    scroll: 'manual',
    focusReset: isComeBackTo ? 'manual' : 'after-transition',
    handler: () => show(event, next, isShown ? left.key : undefined),
  })
}

/** Resolves once the page stands and answers; `leftKey` is that of the entry whose page is left. */
async function show(event: NavigateEvent, { href, pathname, search, hash }: URL, leftKey?: string): Promise<void> {
  const { signal, destination } = event
  const isComeBackTo = event.navigationType === 'traverse'
  let next: LeftPage
  try {
    next = kept.get(destination.key) ?? { page: await pageAt(href, search + hash), focused: null }
    if (hasStartedIsland()) throw new Error('React has taken over a part meanwhile')
  } catch {
    if (!signal.aborted) location.reload()
    return
  }
  if (signal.aborted) return
  kept.delete(destination.key)
  await changeWithCover(() => {
    const focused = document.activeElement
    // While nothing has to be laid out for it.
    if (focused instanceof HTMLElement) focused.blur()
    if (!isComeBackTo) scrollTo({ top: 0, behavior: 'instant' })
    setFirstFrame(isComeBackTo)
    const page = putPage(next.page)
    shownPath = pathname
    if (leftKey) keep(leftKey, { page, focused })
    // Pictures of day and night (`bootstrap.js`)
    dispatchEvent(new Event('themechange'))
    if (isComeBackTo) event.scroll()
    if (next.focused instanceof HTMLElement) next.focused.focus({ preventScroll: true })
  })
  await frame()
  pageChanged()
  announcement.textContent = document.title
  lookForUpdate()
  await layOutRest()
}

/** A query, or a part of the page, only a document knows to show. */
function pageAt(href: string, detail: string): Promise<ServedPage> {
  return detail ? Promise.reject(new Error('Not by its path alone')) : takePage(href)
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

/** Resolves after the next frame. */
function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
