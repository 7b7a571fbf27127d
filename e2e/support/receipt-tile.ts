import { expect, type Page } from '@playwright/test'
import { receiptTile } from '#contract/tile/receipt-tile.ts'
import { tileSvg } from '#contract/tile/tile.ts'

/**
 * The selector of a receipt's tiles in a part of the page. The page shows nine equal tiles together, as a floor. The
 * floor in the confirmation dialog over the part is left out.
 */
export function tilesIn(part: string): string {
  return `${part} [data-receipt-tile]:not(dialog *)`
}

/** Waits until a part of the page shows the tile of this receipt: grey until the relay has it, then in colours. */
export async function expectTiles(
  page: Page,
  part: string,
  receipt: string,
  state: keyof typeof GREY_TILES,
): Promise<void> {
  const shown = () => page.evaluate(shownTiles, tilesIn(part))
  await expect.poll(shown, { timeout: 45_000 }).toEqual(expectedTiles(receipt, state))
}

/** The number of grey tiles among the nine tiles of a floor, for each state. */
const GREY_TILES = { grey: 9, coloured: 0 }

/** The value that `shownTiles` must return for this receipt in this state. */
export function expectedTiles(receipt: string, state: keyof typeof GREY_TILES) {
  return { svg: tileSvg(receiptTile(receipt), 96), grey: GREY_TILES[state] }
}

/**
 * Returns the SVG of the first floor of tiles that the selector finds, and the number of its grey tiles. Returns null
 * if there is no floor. Runs in the page.
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
