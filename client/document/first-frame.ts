import { eachElement } from './each-element.ts'
import { firstTouch } from './first-touch.ts'
import { pageState } from './page-state.ts'
import { changeInPlace } from './scroll-anchoring.ts'
import { whenIdle } from './when-idle.ts'

/*
 * How much of a page the browser renders, and when (`base.css` has the rules):
 * 1. The first frame shows only the first screen: the parts below it are `display: none`. The next frame renders one
 *    more part, and the frame after it renders all others.
 * 2. Until the visitor's first action the parts below the screen are under `content-visibility: auto`, so that neither
 *    the first paint nor the change of fonts needs the layout of a long page.
 * 3. After the first action the parts are laid out one by one, each in an idle moment, so that they are laid out before
 *    the visitor scrolls to them.
 * A page that restores a scroll position or jumps to an anchor is laid out whole at once: on a shorter page the browser
 * would not find the position. Tests wait for `data-laid-out`, because the accessibility checker axe cannot check the
 * contrast of parts that are not laid out.
 */

/** For a page that is shown from its top: renders only the first screen until `renderRest()` is called. */
export function renderFirstScreen(): void {
  pageState.loading = 'first'
  delete pageState.laidOut
}

/** For a page that restores a scroll position or jumps to an anchor: renders and lays out everything at once. */
export function renderWhole(): void {
  delete pageState.loading
  pageState.laidOut = ''
}

/**
 * Renders the parts that `renderFirstScreen()` has left out, in two frames. The next frame renders only the part that
 * follows the first screen; the frame after it renders all others. Call this when the first screen has been painted.
 * Resolves when the first of these two frames has been painted.
 */
export async function renderRest(): Promise<void> {
  // Does nothing on a page that is rendered whole: it has no `loading`.
  pageState.loading &&= 'next'
  await nextFrame()
  delete pageState.loading
}

/**
 * Resolves when the next frame has been painted. Browsers run `requestAnimationFrame` callbacks just before a paint, so
 * a timer that such a callback sets fires after the paint.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/**
 * After the visitor's first action, lays out the parts below the screen one by one. Before a jump inside the page, lays
 * out all of them at once, because otherwise the browser could not find the position of the anchor.
 */
export function startOffscreenLayout(): void {
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest?.('a[href*="#"]')) renderWhole()
  })
  eachElement('main', () => void firstTouch.then(layOutNextPart))
}

function layOutNextPart(): void {
  if ('laidOut' in pageState) return
  const part = document.querySelector<HTMLElement>('main > :not([data-laid-out]), footer:not([data-laid-out])')
  if (!part) {
    pageState.laidOut = ''
    return
  }
  // If the visitor has jumped past the part, for example with the key End, the layout of the part may change its
  // height. `changeInPlace` keeps what the visitor sees from moving.
  changeInPlace(() => {
    part.dataset.laidOut = ''
    whenIdle(layOutNextPart)
  })
}
