import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { parseHTML } from 'linkedom'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { test as onInstalled } from './support/installed.ts'
import { KINDS, languageOf, oneOfEachKind } from './support/pages.ts'
import { bringToLife, expect, expectReady, test } from './support/test.ts'
import { textFaultsIn } from './support/text-faults.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/** Read in Vietnamese, too: what its longer words or its letters could break. */
const IN_VIETNAMESE = oneOfEachKind('vi').filter((path) => /^\/vi$|form|contact|history|s\/./.test(path))

/** A whole page, taken over by script in each of its parts. */
async function takeOver(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await bringToLife(page.locator('main'))
  await expect(page.locator('html'), path).toHaveAttribute('data-laid-out')
  for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-served]'), path).toHaveCount(0)
}

async function expectNoViolation(page: Page, path: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    path,
  ).toEqual([])
}

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
}

/** What script has made of a page says no key, leaves no gap and speaks its own language. */
async function expectOwnTexts(page: Page, path: string, locale: Locale): Promise<void> {
  const { document } = parseHTML(await page.content())
  expect(textFaultsIn(document as unknown as Document, locale), path).toEqual([])
}

for (const locale of LOCALES)
  test(`pages in ${locale}, taken over: axe finds nothing, nothing is wider than the screen, texts and console are clean`, async ({
    page,
    problems,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of locale === 'en' ? KINDS.filter((path) => languageOf(path) === 'en') : IN_VIETNAMESE) {
      const t0 = Date.now()
      await page.setViewportSize(PHONE)
      await takeOver(page, path)
      await expectOwnTexts(page, path, locale)
      const t1 = Date.now()
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size)
        await expectNoSidewaysScroll(page, path)
        await expectNoViolation(page, path)
      }
      console.log(path, t1 - t0, Date.now() - t1)
      // An unknown address is logged, as it should be.
      if (!path.endsWith('/no-such-page')) expect(problems, path).toEqual([])
    }
  })
