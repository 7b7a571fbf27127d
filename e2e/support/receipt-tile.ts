import { expect, type Page } from '@playwright/test'
import { receiptTile } from '#contract/tile/receipt-tile.ts'
import { tileSvg } from '#contract/tile/tile.ts'

/**
 * The selector of the element that shows the tile of a receipt in a part of the page. A tile is a pattern drawn from
 * the receipt code; the element contains nine copies of it. Such an element in a dialog is left out.
 */
export function tilesIn(part: string): string {
  return `${part} [data-receipt-tile]:not(dialog *)`
}

/**
 * Waits until a part of the page shows the tile of this receipt, a pattern drawn from the receipt code. The tile is
 * grey until the relay has accepted the submission, then coloured. This function is for Playwright's own browsers.
 */
export async function expectTiles(
  page: Page,
  part: string,
  receipt: string,
  state: keyof typeof GREY_TILES,
): Promise<void> {
  const shown = () => page.evaluate(shownTiles, tilesIn(part))
  await expect.poll(shown).toEqual(expectedTiles(receipt, state))
}

/** How many of the nine copies of a tile are grey, for each state. */
const GREY_TILES = { grey: 9, coloured: 0 }

/** The value that `shownTiles` must return for this receipt in this state. */
export function expectedTiles(receipt: string, state: keyof typeof GREY_TILES) {
  return { svg: tileSvg(receiptTile(receipt), 96), grey: GREY_TILES[state] }
}

/**
 * Returns the SVG of the tile in the first element that the selector finds, and how many of its nine copies are grey.
 * Returns null if the selector finds nothing. Runs in the page.
 */
export function shownTiles(selector: string): { svg: string; grey: number } | null {
  const floor = document.querySelector(selector)
  if (!floor) return null
  const address = getComputedStyle(floor).getPropertyValue('--tile')
  return {
    svg: decodeURIComponent(address.replace(/^url\("data:image\/svg\+xml,|"\)$/g, '')),
    grey: [...floor.children].filter((tile) => getComputedStyle(tile).filter !== 'none').length,
  }
}
