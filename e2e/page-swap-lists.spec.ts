import { readCaseStudies } from './support/case-studies.ts'
import { PAGE_SIZE } from './support/case-study-filters.ts'
import { cards } from './support/case-study-list.ts'
import { test } from './support/installed.ts'
import { isFirstDocument, visitSwapping } from './support/page-swap.ts'
import { scrollTopOf } from './support/scrolling.ts'
import { expect, expectLaidOut } from './support/test.ts'
import { text } from './support/texts.ts'

/** How far a visitor scrolls down in a story, in CSS pixels. */
const PLACE_IN_STORY_PX = 300

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

test('after a list with a filter in its address, the list without one shows its cards at once', async ({ page }) => {
  await visitSwapping(page, '/case-studies?service=web_dev')
  await page.locator('main li h3 a').first().click()
  await expect(page).toHaveURL(/\/case-studies\/[\w-]+$/)
  await page.locator('main nav ol a[href="/case-studies"]').click()
  await expect(page).toHaveURL('/case-studies')
  expect(await isFirstDocument(page)).toBe(true)
  await expect(page.locator('html')).not.toHaveAttribute('data-query')
  await expect(page.locator('main li h3 a').first()).toBeVisible()
})

test('a case study opens and closes inside the document, whether the list is as served, longer, or filtered @core', async ({
  page,
  problems,
}) => {
  const longerCount = Math.min((await readCaseStudies()).length, 2 * PAGE_SIZE)
  const list = cards(page)
  /** Opens the last story of the list and scrolls down in it. Resolves with the scroll position that the list had. */
  const readLastStory = async () => {
    const link = list.last().getByRole('link')
    const title = (await link.textContent()) ?? ''
    await link.scrollIntoViewIfNeeded()
    const place = await scrollTopOf(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await scrollTopOf(page)).toBe(0)
    // The page grows while it is laid out: repeat until it is long enough to scroll to this position.
    await expect(async () => {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), PLACE_IN_STORY_PX)
      expect(await scrollTopOf(page)).toBe(PLACE_IN_STORY_PX)
    }).toPass()
    return place
  }
  const expectList = async (count: number, place: number) => {
    await expect(list).toHaveCount(count)
    await expect.poll(() => scrollTopOf(page)).toBe(place)
  }
  await visitSwapping(page, '/case-studies')
  await expectLaidOut(page)
  await test.step('as served', async () => {
    const place = await readLastStory()
    await page.goBack()
    await expectList(PAGE_SIZE, place)
  })
  await test.step('as served, even if the page scrolls while the address changes', async () => {
    const link = list.last().getByRole('link')
    const title = (await link.textContent()) ?? ''
    await link.scrollIntoViewIfNeeded()
    const place = await scrollTopOf(page)
    await link.evaluate((link: HTMLElement) => {
      navigation.addEventListener('currententrychange', ({ navigationType }) => {
        if (navigationType === 'push') scrollTo({ top: 0, behavior: 'instant' })
      })
      link.click()
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()
    await expectList(PAGE_SIZE, place)
  })
  await page.getByRole('button', { name: text('en', 'case-studies:list.loadMore') }).click()
  await expect(list).toHaveCount(longerCount)
  await test.step('longer, back and on again', async () => {
    const place = await readLastStory()
    await page.goBack()
    await expectList(longerCount, place)
    await page.goForward()
    await expect.poll(() => scrollTopOf(page)).toBe(PLACE_IN_STORY_PX)
    await page.goBack()
    await expectList(longerCount, place)
  })

  const service = page.getByRole('combobox', { name: text('en', 'case-studies:filters.service') })
  await service.selectOption('web_dev')
  await expect(page).toHaveURL('/case-studies?service=web_dev')
  const count = await list.count()
  const place = await readLastStory()
  await test.step('filtered', async () => {
    await page.goBack()
    await expectList(count, place)
    await expect(service).toHaveValue('web_dev')
    // Where WebKit takes the document out of its bfcache, it resets the controls of kept pages to their default values,
    // although these pages are not in the document. The list would stay filtered.
    const isDefault = (select: HTMLSelectElement) => select.selectedOptions[0]?.defaultSelected
    expect(await service.evaluate(isDefault)).toBe(true)
  })
  await test.step('from the filtered list to the unfiltered one before it, and on again to the story', async () => {
    await page.goBack()
    await expect(service).toHaveValue('all')
    await expect(list).toHaveCount(longerCount)
    await page.goForward()
    await expect(service).toHaveValue('web_dev')
    await expectList(count, place)
    await page.goForward()
    await expect(page).toHaveURL(/\/case-studies\/[\w-]+$/)
    await expect.poll(() => scrollTopOf(page)).toBe(PLACE_IN_STORY_PX)
    expect(await isFirstDocument(page)).toBe(true)
  })
  await test.step('a story opens although the list stores its position at the same time', async () => {
    await page.goBack()
    await expectList(count, place)
    // At `scrollend` the list stores its scroll position in the history entry. While a link is being followed, this
    // would cancel the navigation. Fire `scrollend` directly after a press on a link: the case study must open all the
    // same.
    await list
      .first()
      .getByRole('link')
      .evaluate((link: HTMLElement) => {
        link.click()
        dispatchEvent(new Event('scrollend'))
      })
    await expect(page).toHaveURL(/\/case-studies\/[\w-]+$/)
    expect(await isFirstDocument(page)).toBe(true)
  })
  await test.step('two pages back at once', async () => {
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL('/case-studies')
    await expect(service).toHaveValue('all')
    await expect(list).toHaveCount(longerCount)
    expect(await page.evaluate(() => history.state.usr.shownCount)).toBe(2 * PAGE_SIZE)
  })
  expect(problems).toEqual([])
})
