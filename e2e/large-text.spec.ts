import { layoutFaults } from './support/layout-faults.ts'
import { LISTED, oneOfEachKind, UNLISTED } from './support/pages.ts'
import { servedHtml } from './support/served-page.ts'
import { activate, expect, test } from './support/test.ts'

/**
 * The two hardest cases: the narrowest screen, and a phone with text enlarged to twice its size in the browser's
 * settings. `engines/layout.spec.ts` checks the other widths.
 */
const VIEWS = [
  { width: 320, textSize: '100%', runningTextMayBreakWords: false },
  { width: 390, textSize: '200%', runningTextMayBreakWords: true },
]

// Scripts are not needed: the served HTML contains the whole layout with its styles. The test writes the HTML of one
// page after the other into the same `<html>` element. This element keeps its text size and the attribute
// `data-laid-out`, with which the styles lay out all parts of a page at once.
test.use({ javaScriptEnabled: false })

for (const { width, textSize, runningTextMayBreakWords } of VIEWS)
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
      expect.soft(await layoutFaults(page, { runningTextMayBreakWords }), path).toEqual([])
    }
  })

for (const width of [768, 1280])
  test(`at ${width} px with the text spacing of WCAG 2.2, 1.4.12 no text is cut, covered or off the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/404')
    for (const path of [...oneOfEachKind('en'), ...oneOfEachKind('vi')]) {
      await page.evaluate(spaceText, servedHtml(path))
      // A page may scroll sideways.
      const faults = (await layoutFaults(page)).filter((fault) => /is cut|over each other|leaves/.test(fault))
      expect.soft(faults, path).toEqual([])
    }
  })

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  for (const width of [320, 390])
    test(`at ${width} px with text at 200% the menu button stays on the screen beside the badge of the outbox`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      for (const path of ['/services', '/vi/services']) {
        await page.goto(path)
        await activate(page.locator('main'))
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
          const badge = document.querySelector<HTMLElement>('[data-outbox-badge]')
          Object.assign(badge?.dataset ?? {}, { shown: '', attention: '' })
          badge?.querySelector('[data-sum]')?.append('1')
        })
        await expect(page.locator('[data-outbox-badge]')).toBeVisible()
        const menuButton = page.locator('header [commandfor="drawer"]:visible')
        await expect(menuButton).toBeInViewport({ ratio: 1 })
        // 24 px: the smallest target of WCAG 2.2, 2.5.8.
        expect((await menuButton.boundingBox())?.width, path).toBeGreaterThanOrEqual(24)
      }
    })

  test('on a phone held sideways with text at 200% a note covers less than a third of the screen', async ({ page }) => {
    const LARGEST_SHARE = 1 / 3
    await page.setViewportSize({ width: 844, height: 390 })
    for (const path of ['/contact-us', '/vi/contact-us']) {
      await page.goto(path)
      // The styles of notes load with the scripts.
      await activate(page.locator('main'))
      const shares = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        const notes = document.querySelectorAll<HTMLElement>('[data-note], [data-language-suggestion]')
        return [...notes].map((note) => {
          for (const change of note.querySelectorAll<HTMLElement>('[data-change]')) change.hidden = false
          note.dataset.shown = ''
          const { width, height } = note.getBoundingClientRect()
          delete note.dataset.shown
          return { note: note.textContent, share: (width * height) / (innerWidth * innerHeight) }
        })
      })
      expect(shares.length).toBeGreaterThan(5)
      expect(
        shares.filter(({ share }) => share > LARGEST_SHARE),
        path,
      ).toEqual([])
    }
  })
})

/** Shows a page with the smallest spacing that visitors must be able to set without losing text. Runs in the page. */
function spaceText(html: string): void {
  document.documentElement.innerHTML = html
  document.documentElement.dataset.laidOut = ''
  for (const { style, localName } of document.body.querySelectorAll<HTMLElement>('*')) {
    style.setProperty('line-height', '1.5', 'important')
    style.setProperty('letter-spacing', '0.12em', 'important')
    style.setProperty('word-spacing', '0.16em', 'important')
    if (localName === 'p') style.setProperty('margin-bottom', '2em', 'important')
  }
}
