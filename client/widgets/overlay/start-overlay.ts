import { startDisclosure } from '#client/widgets/disclosure/start-disclosure.ts'

/**
 * Starts the overlays (docs/product.md §4.6): elements with `data-overlay`, which show more about their content while
 * they are open. A press on the `OverlayToggle` of an overlay, or on a part of it with `data-overlay-surface`, opens or
 * closes the overlay. Pointing and keyboard focus open an overlay, too (`start-disclosure.ts`).
 */
export function startOverlay(): void {
  startDisclosure({
    element: '[data-overlay]',
    button: '[data-overlay-toggle]',
    surface: '[data-overlay-surface]',
    closeDelayMs: 0,
    pressClosesAfterFocus: true,
  })
}
