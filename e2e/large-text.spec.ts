import { layoutFaults } from './engines/support/layout-faults.ts'
import { LISTED, UNLISTED } from './support/pages.ts'
import { servedHtml } from './support/served-page.ts'
import { expect, test } from './support/test.ts'

/** The narrowest screen, and text of twice its size, as a visitor's settings make it. `engines/layout.spec.ts` has the widths between. */
const VIEWS = [
  { width: 320, textSize: '100%' },
  { width: 390, textSize: '200%' },
]

// What is laid out stands in the HTML, styles and all: one document after the other takes the place of the first.
test.use({ javaScriptEnabled: false })

for (const { width, textSize } of VIEWS)
  test(`on ${width} px, with text at ${textSize}, no page scrolls sideways, cuts a letter or breaks a word`, async ({
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
