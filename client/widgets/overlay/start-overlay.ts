import { startDisclosure } from '#client/widgets/disclosure/start-disclosure.ts'

/**
 * Starts the overlays (docs/product.md §4.6): elements with `data-overlay` that show more about their content when they
 * are open. An overlay with an `OverlayToggle` can be opened by a press on this button. Parts of an overlay with
 * `data-overlay-surface` open it when they are pressed, too.
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
