import { expect } from '@playwright/test'
import { receiptTile } from '#contract/tile/receipt-tile.ts'
import { tileSvg } from '#contract/tile/tile.ts'
import type { ScriptedPage } from './scripted-page.ts'

/** How many of the nine copies of a tile are grey, for each state. */
const GREY_TILES = { grey: 9, coloured: 0 }

/**
 * Waits until a part of the page shows the tile of this receipt: a pattern drawn from the receipt code, in nine copies.
 * The copies are grey until the relay has accepted the submission, then coloured. Tiles in a dialog are left out.
 */
export async function expectTiles(
  page: ScriptedPage,
  part: string,
  receipt: string,
  state: keyof typeof GREY_TILES,
): Promise<void> {
  // While one page replaces another, `evaluate` may reject: try again.
  const shown = () => page.evaluate(shownTiles, `${part} [data-receipt-tile]:not(dialog *)`).catch(() => null)
  await expect.poll(shown).toEqual({ svg: tileSvg(receiptTile(receipt), 96), grey: GREY_TILES[state] })
}

/**
 * Returns the SVG of the tile in the first element that the selector finds, and how many of its nine copies are grey.
 * Returns null if the selector finds nothing. Runs in the page.
 */
function shownTiles(selector: string): { svg: string; grey: number } | null {
  const floor = document.querySelector(selector)
  if (!floor) return null
  const address = getComputedStyle(floor).getPropertyValue('--tile')
  return {
    svg: decodeURIComponent(address.replace(/^url\("data:image\/svg\+xml,|"\)$/g, '')),
    grey: [...floor.children].filter((tile) => getComputedStyle(tile).filter !== 'none').length,
  }
}
