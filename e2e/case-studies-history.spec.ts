import type { Page } from '@playwright/test'
import { LOCALES } from '#contract/locale.ts'
import { readCaseStudies } from './support/case-studies.ts'
import { cards, controls, expectList, matching, openList, WORDS } from './support/case-study-list.ts'
import { bringToLife, expect, test } from './support/test.ts'

const caseStudies = await readCaseStudies()

// What is on the device makes no difference here; keeping it there takes half of a test's time.
test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })

/** Scrolls and waits until the site has noted the place in the history entry. */
async function scrollToCard(page: Page, index: number): Promise<number> {
  await cards(page).nth(index).scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => Math.abs(history.state.place - scrollY))).toBeLessThan(1)
  return page.evaluate(() => scrollY)
}

async function expectPlace(page: Page, place: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 3)
  expect(await page.evaluate(() => scrollY)).toBeLessThan(place + 3)
}

test('Back and Forward bring filters, text, cards and place back, also after a reload', async ({ page }) => {
  const { industry, search, loadMore } = await openList(page, 'en')
  await loadMore.click()
  await expect(cards(page)).toHaveCount(21)
  const placeOfAll = await scrollToCard(page, 17)
  await industry.selectOption('logistics')
  await search.fill('ware')
  await expect(page).toHaveURL('/case-studies?industry=logistics&q=ware')
  const found = matching(caseStudies, 'en', { industry: 'logistics', search: 'ware' })
  await expectList(page, 'en', found)
  const place = await scrollToCard(page, 0)
  const title = found[0]?.texts.en.title ?? ''
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  const expectFiltered = async () => {
    await expectList(page, 'en', found)
    await expect(industry).toHaveValue('logistics')
    await expect(search).toHaveValue('ware')
    await expectPlace(page, place)
  }
  const expectAll = async () => {
    await expectList(page, 'en', caseStudies, 24)
    await expect(industry).toHaveValue('all')
    await expect(search).toHaveValue('')
    await expectPlace(page, placeOfAll)
  }
  await page.goBack()
  await expectFiltered()
  await page.goBack()
  await expectAll()
  await page.goForward()
  await expectFiltered()
  await page.reload()
  await expectFiltered()
  await page.goBack()
  await expectAll()
  await page.reload()
  await expectAll()
  await cards(page).nth(17).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${caseStudies[17]?.slug}$`))
  await page.reload()
  await bringToLife(page.getByRole('main').getByRole('link').first())
  await page.goBack()
  await expectAll()
  await page.goto('/contact-us')
  await page.goBack()
  await expectAll()
})

for (const from of LOCALES) {
  const to = from === 'en' ? 'vi' : 'en'
  test(`the language switch keeps filters and text, and searches anew: ${from} to ${to}`, async ({ page }) => {
    const bar = await openList(page, from, '?service=ai&q=AI')
    for (const search of ['AI', from === 'en' ? 'vision' : 'thị giác']) {
      await bar.search.fill(search)
      await expectList(page, from, matching(caseStudies, from, { service: 'ai', search }))
      await page.locator(`header a[hreflang="${to}"]:visible`).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[to].title)
      await expect(page).toHaveURL(`${WORDS[to].path}?${new URLSearchParams({ service: 'ai', q: search })}`)
      await expectList(page, to, matching(caseStudies, to, { service: 'ai', search }))
      await expect(controls(page, to).service).toHaveValue('ai')
      await expect(controls(page, to).search).toHaveValue(search)
      await page.goBack()
      await expectList(page, from, matching(caseStudies, from, { service: 'ai', search }))
    }
  })
}
