import type { Page } from '@playwright/test'
import { parseList } from '#contract/content/case-study-fields.ts'
import { brokenImages } from './support/broken-images.ts'
import { readCaseStudies } from './support/case-studies.ts'
import { filtersOf, firstOf, listAddress, matching, PAGE_SIZE } from './support/case-study-filters.ts'
import { cards, expectFilters, expectList, filterBy, openList } from './support/case-study-list.ts'
import { test as testInstalled } from './support/installed.ts'
import { apartFromOffline, expect, goOffline, test } from './support/test.ts'
import { containing, text } from './support/texts.ts'

const caseStudies = await readCaseStudies()

/** Expects this number of visible cards, each with its badge and its description. */
async function expectDescriptions(page: Page, count: number): Promise<void> {
  const shown = caseStudies.slice(0, count).map(({ texts }) => texts.en)
  await expect(cards(page).locator('p').filter({ visible: true })).toHaveText(
    // Compare only the first 100 characters, because the end of a description may be cut off.
    shown.flatMap(({ category, description }) => [containing(category), containing(description.slice(0, 100))]),
  )
}

async function expectNoControls(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0)
}

test('a button adds twelve cards to the first twelve; another filter starts again; controls are not printed @core', async ({
  page,
  problems,
}) => {
  expect(caseStudies.length, 'more case studies than the list begins with').toBeGreaterThan(PAGE_SIZE)
  const { service, search, loadMore } = await openList(page, 'en')
  await expectList(page, 'en', caseStudies)
  await loadMore.focus()
  await page.keyboard.press('Enter')
  await expectList(page, 'en', caseStudies, 2 * PAGE_SIZE)
  await expect(cards(page).nth(PAGE_SIZE).getByRole('link')).toBeFocused()
  expect(await brokenImages(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expectDescriptions(page, 2 * PAGE_SIZE)
  await expectNoControls(page)
  await page.emulateMedia({ media: 'screen' })

  const filters = { service: caseStudies[0]?.facts.service }
  await service.selectOption(filters.service ?? '')
  await expectList(page, 'en', matching(caseStudies, 'en', filters))
  await service.selectOption('all')
  await expectList(page, 'en', caseStudies)
  await loadMore.click()
  await expectList(page, 'en', caseStudies, 2 * PAGE_SIZE)
  const letter = firstOf([...'eaiotn'], `letter in more than ${PAGE_SIZE} case studies`, (search) => {
    return matching(caseStudies, 'en', { search }).length > PAGE_SIZE
  })
  await search.fill(letter)
  await expectList(page, 'en', matching(caseStudies, 'en', { search: letter }))
  expect(problems).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [1280, 390]) {
    test(`every card names its first three technologies at ${width} px @core`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/case-studies')
      const names = caseStudies.slice(0, PAGE_SIZE).map(({ facts }) => parseList(facts.technologies).slice(0, 3))
      await expect(cards(page).getByRole('listitem').filter({ visible: true })).toHaveText(names.flat())
    })
  }

  test('every case study can be reached, and cards show their descriptions, on paper too @core', async ({ page }) => {
    await page.goto('/case-studies')
    for (const media of ['print', 'screen'] as const) {
      await page.emulateMedia({ media })
      await expectDescriptions(page, PAGE_SIZE)
      await expectNoControls(page)
    }
    const last = page.locator(`main a[href="/case-studies/${caseStudies.at(-1)?.slug}"]`)
    await expect(last).toBeVisible()
  })
})

test('a service leads to its case studies', async ({ page, problems }) => {
  const filters = { service: 'data_science' }
  await page.goto('/data-science')
  await page
    .getByRole('main')
    .locator(`a[href="${listAddress('en', filters)}"]`)
    .first()
    .click()
  await expectList(page, 'en', matching(caseStudies, 'en', filters))
  await expectFilters(page, 'en', filters)
  expect(problems).toEqual([])
})

testInstalled(
  'offline: filters, search, the other cards, and a story',
  async ({ page, context, network, problems }) => {
    await goOffline(context, network)
    const filters = filtersOf(caseStudies[1], 'vi')
    const { industry } = filters
    const { clear, loadMore } = await openList(page, 'vi', `?industry=${industry}`)
    await expectList(page, 'vi', matching(caseStudies, 'vi', { industry }))
    await clear.click()
    await expectList(page, 'vi', caseStudies)
    await loadMore.click()
    await expectList(page, 'vi', caseStudies, 2 * PAGE_SIZE)
    expect(await brokenImages(page)).toEqual([])
    const found = matching(caseStudies, 'vi', filters)
    await filterBy(page, 'vi', filters)
    await expectList(page, 'vi', found)

    await cards(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[0]?.texts.vi.title ?? '')
    await page.goBack()
    await expectList(page, 'vi', found)
    await page.reload()
    await expectList(page, 'vi', found)
    await expectFilters(page, 'vi', filters)
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('vi', 'common:nav.caseStudies') })
      .first()
      .click()
    await expectList(page, 'vi', caseStudies)
    expect(apartFromOffline(problems)).toEqual([])
  },
)
