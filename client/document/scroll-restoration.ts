import { shownPath } from './shown-path.ts'
import { storage, store, takeFromSession } from './storage.ts'

/**
 * A visitor who is less than this away from the stored scroll position has not scrolled away from it: the texts above
 * the screen are higher or lower by less than this when the site's fonts replace the fallback fonts.
 */
const NEAR_PX = 150

/** The events by which a visitor scrolls. */
const SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/** What the visitor saw when the page was left. */
interface Place {
  scrollTop: number
  /** How many texts the page had, and which of them was the first on the screen; -1 if none was. */
  textCount: number
  textIndex: number
  /** The distance of that text from the top of the screen, in CSS pixels. */
  textTop: number
}

/**
 * Keeps what the visitor sees in its place when Back, Forward or a reload shows a page again. The browser restores only
 * the scroll position, and the same position may show another part of the page: texts still have the fallback fonts, or
 * parts above the screen were not laid out when the page was left (`first-frame.ts`). Chromium moreover stores the
 * position of a history entry up to a second late. This function therefore stores for each history entry which text was
 * the first on the screen when its page was left, and where. When the page is loaded anew, it scrolls so that this text
 * is there again, unless the visitor has scrolled on meanwhile. If `isShownAgain` is false, this function runs only
 * after the visitor's first action (`start.ts`), which may have been scrolling.
 */
export function startScrollRestoration(isShownAgain: boolean): void {
  window.navigation?.addEventListener('navigate', ({ navigationType }) => {
    // A replaced entry stays on the same page: the list of case studies notes its state so.
    if (navigationType !== 'replace') storePlace()
  })
  addEventListener('pagehide', storePlace)
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'navigate') restoreOnceLoaded(!isShownAgain)
}

/** Shows a reloaded document as the visitor left it, once it has loaded, unless the visitor has scrolled on. */
function restoreOnceLoaded(isAfterFirstAction: boolean): void {
  const isReloadedForBack = takeFromSession('reloadedForBack') !== undefined
  let mayHaveScrolled = isAfterFirstAction
  const note = () => {
    mayHaveScrolled = true
  }
  for (const event of SCROLLING) addEventListener(event, note, { once: true, capture: true, passive: true })
  const restore = () => {
    const place = storedPlace()
    if (!place) return
    // As long as the visitor has not scrolled, the distance tells nothing: the browser's own position may be wrong.
    // Firefox 153 restores that of another entry if page swaps made both in one document.
    const hasScrolledAway = mayHaveScrolled && Math.abs(scrollY - place.scrollTop) >= NEAR_PX
    if (isReloadedForBack || !hasScrolledAway) showPlace(place)
  }
  if (document.readyState === 'complete') restore()
  // WebKit restores the scroll position once more right after the event.
  else addEventListener('load', () => setTimeout(restore))
}

/** Shows the page as the visitor left it. Returns false if nothing is stored for the current history entry. */
export function restoreScroll(): boolean {
  const place = storedPlace()
  if (place) showPlace(place)
  return place !== undefined
}

function storePlace(): void {
  // Back has changed the address, but the document still shows the page that is being left.
  if (location.pathname !== shownPath) return
  const texts = readableTexts()
  // The position of a text that is not laid out is only an estimate.
  const textIndex = texts.findIndex((text) => isLaidOut(text) && topOf(text) > 0)
  const place: Place = { scrollTop: scrollY, textCount: texts.length, textIndex, textTop: topOf(texts[textIndex]) }
  // If the storage is full, the browser's scroll position has to do.
  store('sessionStorage', placeKey(), JSON.stringify(place))
}

/** Scrolls to the stored position, and if the page has as many texts as it had, exactly to the stored text. */
function showPlace({ scrollTop, textCount, textIndex, textTop }: Place): void {
  scrollTo({ top: scrollTop, behavior: 'instant' })
  const texts = readableTexts()
  const text = texts.length === textCount ? texts[textIndex] : undefined
  if (text) scrollBy({ top: topOf(text) - textTop, behavior: 'instant' })
}

function storedPlace(): Place | undefined {
  const stored = storage('sessionStorage')[placeKey()]
  return stored === undefined ? undefined : JSON.parse(stored)
}

/** The key in the session storage: of the history entry or, in browsers without the Navigation API, of the page. */
function placeKey(): `place:${string}` {
  return `place:${window.navigation?.currentEntry?.key ?? location.pathname}`
}

function readableTexts(): Element[] {
  return [...document.querySelectorAll('main :is(h2, h3, p, li), footer li')]
}

/**
 * False for a text in a part that is under `content-visibility: auto` and off the screen. True if the browser cannot
 * tell, as Safari before 17.4, which lays out all parts, and Chromium before 121.
 */
function isLaidOut(text: Element): boolean {
  return text.checkVisibility?.({ contentVisibilityAuto: true }) ?? true
}

/** The top of a text, in CSS pixels from the top of the screen; `NaN` if there is no text. */
function topOf(text: Element | undefined): number {
  return text?.getBoundingClientRect().top ?? Number.NaN
}
