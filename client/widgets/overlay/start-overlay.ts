import { startDisclosure } from '#client/widgets/disclosure/start-disclosure.ts'

/**
 * Starts the overlays (docs/product.md §4.6): elements with `data-overlay`, which show more about their content while
 * they are open. A press on the `OverlayToggle` inside an overlay opens and closes it. So does a press on a part of the
 * overlay that has `data-overlay-surface`. Pointing and keyboard focus open an overlay, too (`start-disclosure.ts`).
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
