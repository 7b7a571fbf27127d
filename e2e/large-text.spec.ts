import { layoutFaults } from './engines/support/layout-faults.ts'
import { LISTED, UNLISTED } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** The narrowest screens, and text of twice its size, as a visitor's settings make it. */
const VIEWS = [
  { width: 320, textSize: '100%' },
  { width: 390, textSize: '100%' },
  { width: 390, textSize: '200%' },
]

// What is laid out stands in the HTML; without scripts all pages are looked at in the time of a few.
test.use({ javaScriptEnabled: false })

test('no page scrolls sideways or cuts a letter, on a narrow screen or in large text', async ({ page }) => {
  for (const path of [...LISTED, ...UNLISTED]) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''))
    for (const { width, textSize } of VIEWS) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize)
      expect.soft(await layoutFaults(page), `${path} at ${width} px, text at ${textSize}`).toEqual([])
    }
  }
})
