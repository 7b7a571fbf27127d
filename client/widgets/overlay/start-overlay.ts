import { startDisclosure } from '#client/widgets/disclosure/start-disclosure.ts'

/**
 * Starts the overlays, which reveal more about the content that they cover (docs/product.md §4.6). An overlay is an
 * element with `data-overlay`. It contains an `OverlayToggle` if it can be opened by a press. Other parts that open it
 * when pressed have `data-overlay-surface`.
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
