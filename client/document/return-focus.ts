import { onClick } from './on-click.ts'

/**
 * The notes that a button closes: the status bar, the language suggestion and the install card. The bar of fair mode is
 * an `<aside>` too, but stays.
 */
const NOTE = 'aside:not([data-fair-bar])'

/** The element that had the focus before a control of a note got it; null if no element had. */
let focusedBefore: EventTarget | null = null

/**
 * Returns the focus to where it was when the visitor presses a button of a note. The button may disappear with the
 * note, and the browser would then begin again at the top of the page. If the element that had the focus has left the
 * page, or no element had it, `main` gets the focus.
 */
export function startReturningFocus(): void {
  const isInNote = (target: EventTarget | null) => (target as Element | null)?.closest?.(NOTE)
  addEventListener('focusin', ({ target, relatedTarget }) => {
    if (isInNote(target) && !isInNote(relatedTarget)) focusedBefore = relatedTarget
  })
  onClick(`${NOTE} button`, () => {
    const element = (focusedBefore as HTMLElement | null)?.isConnected ? focusedBefore : document.getElementById('main')
    ;(element as HTMLElement | null)?.focus({ preventScroll: true })
  })
}
