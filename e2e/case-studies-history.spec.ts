import type { Page } from '@playwright/test'
import { readCaseStudies } from './support/case-studies.ts'
import { filtersOf, firstOf, listAddress, matching, PAGE_SIZE, titleWords } from './support/case-study-filters.ts'
import { cards, expectFilters, expectList, filterBy, openList } from './support/case-study-list.ts'
import { scrollTopOf } from './support/scrolling.ts'
import { activate, expect, test } from './support/test.ts'
import { text } from './support/texts.ts'
import { DESKTOP } from './support/windows.ts'

const caseStudies = await readCaseStudies()
/** The index of a card that is shown only after a press of "Show more". */
const LATER_CARD = PAGE_SIZE + 2

test.use(DESKTOP)

/** Scrolls to a card and waits until the site has stored the position in the history entry. Returns the position. */
async function scrollToCard(page: Page, index: number): Promise<number> {
  const card = cards(page).nth(index)
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => Math.abs(history.state.place - scrollY))).toBeLessThan(1)
  return scrollTopOf(page)
}

async function expectPlace(page: Page, place: number): Promise<void> {
  await expect.poll(() => page.evaluate((place) => Math.abs(scrollY - place), place)).toBeLessThan(3)
}

test('Back and Forward restore filters, text, cards and scroll position, also after a reload @core', async ({
  page,
}) => {
  expect(caseStudies.length, 'more case studies than the list begins with').toBeGreaterThan(LATER_CARD)
  const { loadMore } = await openList(page, 'en')
  await loadMore.click()
  await expectList(page, 'en', caseStudies, 2 * PAGE_SIZE)
  const placeOfAll = await scrollToCard(page, LATER_CARD)
  const filters = { ...filtersOf(caseStudies[1], 'en'), service: undefined }
  await filterBy(page, 'en', filters)
  await expect(page).toHaveURL(listAddress('en', filters))
  const found = matching(caseStudies, 'en', filters)
  await expectList(page, 'en', found)
  const place = await scrollToCard(page, 0)
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[0]?.texts.en.title ?? '')

  const expectFiltered = async () => {
    await expectList(page, 'en', found)
    await expectFilters(page, 'en', filters)
    await expectPlace(page, place)
  }
  const expectAll = async () => {
    await expectList(page, 'en', caseStudies, 2 * PAGE_SIZE)
    await expectFilters(page, 'en', {})
    await expectPlace(page, placeOfAll)
  }
  await page.goBack()
  await expectFiltered()
  await page.goBack()
  await expectAll()
  await page.goForward()
  await expectFiltered()
  await page.goBack()
  await expectAll()
  await page.reload()
  await expectAll()
  await cards(page).nth(LATER_CARD).getByRole('link').click()
  await expect(page).toHaveURL(`/case-studies/${caseStudies[LATER_CARD]?.slug}`)
  await page.reload()
  await activate(page.getByRole('main').getByRole('link').first())
  await page.goBack()
  await expectAll()
  await page.goto('/contact-us')
  await page.goBack()
  await expectAll()
})

test('the language switch keeps filters and text, and searches again', async ({ page }) => {
  const { service } = filtersOf(caseStudies[0], 'en')
  const slugs = (locale: 'en' | 'vi', search: string) =>
    matching(caseStudies, locale, { service, search }).map(({ slug }) => slug)
  const search = firstOf(titleWords(caseStudies, 'en'), 'word that finds something else in Vietnamese', (word) => {
    return slugs('en', word).length > 0 && `${slugs('en', word)}` !== `${slugs('vi', word)}`
  })
  const filters = { service, search }
  await openList(page, 'en')
  await filterBy(page, 'en', filters)
  await expectList(page, 'en', matching(caseStudies, 'en', filters))
  // Switch the language at once: the typed text must be kept even before the address contains it.
  await page.getByRole('banner').locator('a[hreflang="vi"]').filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vi', 'case-studies:list.title'))
  await expect(page).toHaveURL(listAddress('vi', filters))
  await expectList(page, 'vi', matching(caseStudies, 'vi', filters))
  await expectFilters(page, 'vi', filters)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'case-studies:list.title'))
  await expectList(page, 'en', matching(caseStudies, 'en', filters))
})

test('a choice and a press while the browser is still navigating are not lost', async ({ page }) => {
  const { service, loadMore } = await openList(page, 'en')
  const navigateSlowly = (hash: string) =>
    page.evaluate((hash) => {
      navigation.addEventListener(
        'navigate',
        (event) => event.intercept({ handler: () => new Promise((resolve) => setTimeout(resolve, 2000)) }),
        { once: true },
      )
      navigation.navigate(hash)
    }, hash)
  await navigateSlowly('#slow')
  await loadMore.click()
  await expect(cards(page)).toHaveCount(Math.min(caseStudies.length, 2 * PAGE_SIZE))
  await navigateSlowly('#slower')
  await service.selectOption('web_dev')
  await expect(page).toHaveURL('/case-studies?service=web_dev#slower')
})
