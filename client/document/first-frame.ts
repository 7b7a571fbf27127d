import { eachElement } from './each-element.ts'
import { firstTouch } from './first-touch.ts'
import { pageState } from './page-state.ts'
import { whenIdle } from './when-idle.ts'

/*
 * How much of a page the browser renders, and when (`base.css` has the rules):
 * 1. The first frame is the first screen: later parts are `display: none`. The next part then has a frame to itself.
 * 2. Until the visitor does anything, parts below the screen stay under `content-visibility: auto`: neither the first paint nor the fonts
 *    wait for the layout of a long page.
 * 3. After the first touch the parts are laid out one by one, each in an idle moment, so that scrolling meets finished parts.
 * A page that restores a place, or jumps to a part of itself, is laid out whole at once: on a shorter page the browser would not find
 * the place. axe cannot judge the contrast of what is not laid out.
 */

/** A page that shows its top: its first screen alone, until `renderRest()`. */
export function renderFirstScreen(): void {
  pageState.loading = 'first'
  delete pageState.laidOut
}

/** A page that restores a place or jumps to a part: everything. */
export function renderWhole(): void {
  delete pageState.loading
  pageState.laidOut = ''
}

/** Renders what `renderFirstScreen()` has left out. To be called when the first screen has been painted; resolves a frame later. */
export async function renderRest(): Promise<void> {
  pageState.loading &&= 'next'
  await nextFrame()
  delete pageState.loading
}

/** Resolves after the next frame. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Lays out the parts below the screen after the first touch; all of them at once before a jump inside the page. */
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
  part.dataset.laidOut = ''
  whenIdle(layOutNextPart)
}
