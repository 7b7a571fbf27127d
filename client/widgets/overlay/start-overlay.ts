import { startDisclosure } from '#client/widgets/disclosure/start-disclosure.ts'

/**
 * Overlays that reveal more about what they lie on (docs/product.md §4.6): an element with `data-overlay`, in it an `OverlayToggle` where it can be
 * pressed, and `data-overlay-surface` on parts that may be pressed as well.
 */
export function startOverlay(): void {
  startDisclosure({
    element: '[data-overlay]',
    button: '[data-overlay-toggle]',
    surface: '[data-overlay-surface]',
    closeDelayMs: 0,
    isPressedByFocus: true,
  })
}
