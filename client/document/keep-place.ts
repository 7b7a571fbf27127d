/** The lines by which the texts above the screen differ in the two kinds of fonts are together less high than this. */
const LINES_MAX_PX = 150

/**
 * Keeps what the visitor sees in its place when Back or a reload loads the page anew. The browser restores the scroll
 * position while texts still have the fallback fonts. There some texts above the screen take a line more or less, so
 * that the content is up to 70 px from where the visitor left it. When the page is left, this function stores where the
 * first text on the screen is. When the page is loaded anew, it scrolls so that this text is there again.
 */
export function startKeepingPlace(): void {
  addEventListener('pagehide', storePlace)
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type === 'navigate') return
  if (document.readyState === 'complete') restorePlace()
  // WebKit restores the scroll position once more right after the event.
  else addEventListener('load', () => setTimeout(restorePlace))
}

/** Stores the number of texts, the index of the first text on the screen, and the top of that text. */
function storePlace(): void {
  const all = readableTexts()
  const index = all.findIndex((text) => topOf(text) > 0)
  try {
    sessionStorage[placeKey()] = [all.length, index, topOf(all[index])].join()
  } catch {
    // If storage is refused, the browser's scroll position has to do.
  }
}

/**
 * Scrolls so that the stored text is where it was. Does nothing if the page has more or fewer texts now, or if the text
 * is `LINES_MAX_PX` or more away: the visitor has then scrolled on.
 */
function restorePlace(): void {
  try {
    const all = readableTexts()
    const [length, index, top] = sessionStorage[placeKey()].split(',').map(Number)
    const moved = topOf(all[index]) - top
    if (all.length === length && Math.abs(moved) < LINES_MAX_PX) scrollBy({ top: moved, behavior: 'instant' })
  } catch {
    // Storage is refused, or the page was not left in this tab before.
  }
}

/** The key in the session storage under which the place on this page is stored. */
function placeKey(): string {
  return `place:${location.pathname}`
}

function readableTexts(): Element[] {
  return [...document.querySelectorAll('main :is(h2, h3, p, li), footer li')]
}

/** The top of a text, in CSS pixels from the top of the screen; `NaN` if there is no text. */
function topOf(text: Element | undefined): number {
  return text?.getBoundingClientRect().top ?? Number.NaN
}
