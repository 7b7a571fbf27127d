import { layoutFaults } from './support/layout-faults.ts'
import { LISTED, UNLISTED } from './support/pages.ts'
import { servedHtml } from './support/served-page.ts'
import { expect, test } from './support/test.ts'

/**
 * The two hardest cases: the narrowest screen, and a phone with text enlarged to twice its size in the browser's
 * settings. `engines/layout.spec.ts` checks the other widths.
 */
const VIEWS = [
  { width: 320, textSize: '100%' },
  { width: 390, textSize: '200%' },
]

// Scripts are not needed: the served HTML contains the whole layout with its styles. The test writes the HTML of one
// page after the other into the same `<html>` element. This element keeps its text size and the attribute
// `data-laid-out`, with which the styles lay out all parts of a page at once.
test.use({ javaScriptEnabled: false })

for (const { width, textSize } of VIEWS)
  test(`at ${width} px with text at ${textSize} no page scrolls sideways, cuts a letter or breaks a word`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/404')
    await page.evaluate((size) => {
      document.documentElement.dataset.laidOut = ''
      document.documentElement.style.fontSize = size
    }, textSize)
    for (const path of [...LISTED, ...UNLISTED]) {
      await page.evaluate((html) => {
        document.documentElement.innerHTML = html
      }, servedHtml(path))
      expect.soft(await layoutFaults(page), path).toEqual([])
    }
  })
