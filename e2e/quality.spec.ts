import type { Page } from '@playwright/test'
import { parseHTML } from 'linkedom'
import { axeFaults } from './support/axe.ts'
import { languageOf, oneOfEachKind, SAMPLE_PATHS, UNKNOWN_PATH } from './support/pages.ts'
import { excessWidth } from './support/scrolling.ts'
import { SERVICES } from './support/services.ts'
import { expect, test } from './support/test.ts'
import { textFaultsIn } from './support/text-faults.ts'
import { activateWholePage } from './support/whole-page.ts'
import { DESKTOP, PHONE } from './support/windows.ts'

const SERVICE_PATHS: string[] = SERVICES.map(({ path }) => path)

/**
 * Groups of pages: one test checks all pages of a group. Of the Vietnamese pages, only those are checked where longer
 * words or diacritics could cause faults.
 */
const PAGES = {
  'pages of services': SAMPLE_PATHS.filter((path) => SERVICE_PATHS.includes(path)),
  'other pages': SAMPLE_PATHS.filter((path) => languageOf(path) === 'en' && !SERVICE_PATHS.includes(path)),
  'Vietnamese pages': oneOfEachKind('vi').filter((path) =>
    /^\/vi$|contact|history|services|\/(case-studies|jobs)\//.test(path),
  ),
}

/**
 * Expects the texts after hydration to contain no translation key, no missing value and no sentence of another
 * language.
 */
async function expectOwnTexts(page: Page, path: string): Promise<void> {
  const { document } = parseHTML(await page.content())
  expect(textFaultsIn(document as unknown as Document, languageOf(path)), path).toEqual([])
}

for (const [name, paths] of Object.entries(PAGES))
  test(`${name}: after hydration axe finds nothing, nothing is wider than the screen, texts and console are clean`, async ({
    page,
    problems,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths) {
      await page.setViewportSize(PHONE.viewport)
      await page.goto(path)
      await activateWholePage(page)
      await expectOwnTexts(page, path)
      for (const { viewport } of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport)
        await expect.poll(() => excessWidth(page), path).toBeLessThanOrEqual(0)
        expect(await axeFaults(page), path).toEqual([])
      }
      // `large-text.spec.ts` checks pages without scripts, which show fallback fonts. The fonts of the site are wider.
      await page.setViewportSize(PHONE.viewport)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expect.poll(() => excessWidth(page), `${path}, text at 200%`).toBeLessThanOrEqual(0)
      // Browsers log the status 404 of the not-found page as an error.
      if (!path.endsWith(UNKNOWN_PATH)) expect(problems, path).toEqual([])
    }
  })

/** Pages that together have every kind of section and background. */
const PAGES_BY_NIGHT = [
  ...['/', '/contact-us', '/about-history', '/privacy-policy', '/mobile-app-development'],
  ...oneOfEachKind('en').filter((path) => /\/(case-studies|jobs)\//.test(path)),
]

test('by night axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  for (const path of PAGES_BY_NIGHT) {
    await page.goto(path)
    await activateWholePage(page)
    expect(await axeFaults(page), path).toEqual([])
  }
})

test('axe finds nothing while the parts below the screen are not laid out', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE.viewport)
  for (const path of oneOfEachKind('en')) {
    await page.goto(path)
    await expect(page.locator('html:not([data-loading], [data-laid-out])'), path).toBeAttached()
    expect(await axeFaults(page), path).toEqual([])
  }
})
