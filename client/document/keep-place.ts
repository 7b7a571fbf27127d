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

function storePlace(): void {
  const all = texts()
  const index = all.findIndex((text) => topOf(text) > 0)
  try {
    sessionStorage[key()] = [all.length, index, topOf(all[index])].join()
  } catch {
    // If storage is refused, the browser's scroll position has to do.
  }
}

/** Does nothing if the page has other texts now, or if the visitor has meanwhile scrolled further than some lines. */
function restorePlace(): void {
  try {
    const all = texts()
    const [length, index, top] = sessionStorage[key()].split(',').map(Number)
    const moved = topOf(all[index]) - top
    if (all.length === length && Math.abs(moved) < LINES_MAX_PX) scrollBy({ top: moved, behavior: 'instant' })
  } catch {
    // Storage is refused, or the page was not left in this tab before.
  }
}

/** The key in the session storage under which the place on this page is stored. */
function key(): string {
  return `place:${location.pathname}`
}

function texts(): Element[] {
  return [...document.querySelectorAll('main :is(h2, h3, p, li), footer li')]
}

/** The top of a text; 0 if the text is not shown. */
function topOf(text: Element | undefined): number {
  return text?.getBoundingClientRect().top ?? Number.NaN
}
