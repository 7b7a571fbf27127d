import { announcementsOf } from './support/announcements.ts'
import { readCaseStudies } from './support/case-studies.ts'
import {
  effectiveFilters,
  type Filters,
  firstOf,
  listAddress,
  matching,
  NOWHERE,
  PAGE_SIZE,
  titleWords,
} from './support/case-study-filters.ts'
import {
  announcement,
  cards,
  countInWords,
  expectFilters,
  expectList,
  filterBy,
  openList,
} from './support/case-study-list.ts'
import { expect, test } from './support/test.ts'
import { watchTexts } from './support/text-changes.ts'
import { text } from './support/texts.ts'
import { DESKTOP } from './support/windows.ts'

const caseStudies = await readCaseStudies()

test.use(DESKTOP)

test('industry, service and search without diacritics narrow the list together; clearing resets all three @core', async ({
  page,
  problems,
}) => {
  const { search: box, clear } = await openList(page, 'vi')
  const { industry, service, search } = effectiveFilters(caseStudies, 'vi')
  const expectUnfiltered = async () => {
    await expectList(page, 'vi', caseStudies)
    await expectFilters(page, 'vi', {})
    await expect(clear).toBeHidden()
    await expect(page).toHaveURL(listAddress('vi'))
  }
  await expectUnfiltered()
  const place = await page.getByRole('search').boundingBox()
  const pairs: Filters[] = [
    { industry, service },
    { industry, search },
    { service, search },
  ]
  for (const filters of [...pairs, { industry, service, search }]) {
    await test.step(JSON.stringify(filters), async () => {
      await filterBy(page, 'vi', filters)
      await expectList(page, 'vi', matching(caseStudies, 'vi', filters))
    })
  }
  // The link "Clear" is shown only while there is something to clear. The filters keep
  // their height when it appears, so that the cards do not move.
  await expect(clear).toBeVisible()
  expect(await page.getByRole('search').boundingBox()).toEqual(place)
  await clear.click()
  await expectUnfiltered()
  await page.goBack()
  await expect(page).toHaveURL(listAddress('vi', { industry, service, search }))
  await expectFilters(page, 'vi', { industry, service, search })

  await test.step('without a result the list says so, announces it and offers a way back', async () => {
    await box.fill(NOWHERE)
    await expectList(page, 'vi', [])
    const status = announcement(page)
    await expect(status.getByText(text('vi', 'case-studies:list.emptyHint'), { exact: true })).toBeVisible()
    const announced = await watchTexts(status)
    await status.getByRole('link', { name: text('vi', 'case-studies:filters.clear'), exact: true }).click()
    await expectUnfiltered()
    await expect(status).toHaveText(countInWords('vi', PAGE_SIZE, caseStudies.length))
    // Nothing but this count was announced: no older one, and no count of 0.
    expect((await announced()).filter(Boolean)).toHaveLength(1)
    // The pressed link had the focus and is removed with the message around it. The focus must then move to another
    // element of `main`, so that Tab goes on to the first card.
    await expect(page.locator('main :focus')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(cards(page).first().getByRole('link')).toBeFocused()
  })
  expect(problems).toEqual([])
})

test('the list follows every key; address and announcement follow when typing pauses', async ({ page }) => {
  await page.clock.install()
  const { search } = await openList(page, 'en')
  const status = announcement(page)
  const before = countInWords('en', PAGE_SIZE, caseStudies.length)
  await expect(status).toHaveText(before)
  await page.clock.pauseAt(Date.now() + 60_000)
  const beginnings = titleWords(caseStudies, 'en').map((word) => word.slice(0, 3))
  const word = firstOf(beginnings, 'word of a title with a rare beginning', (search) => {
    return search.length === 3 && matching(caseStudies, 'en', { search }).length < PAGE_SIZE
  })
  for (const length of Array.from(word, (_, index) => index + 1)) {
    await search.press(word.charAt(length - 1))
    await page.clock.runFor(100)
    await expectList(page, 'en', matching(caseStudies, 'en', { search: word.slice(0, length) }))
    await expect(status).toHaveText(before)
    // Browsers limit how often a page may change its address. The list therefore writes the search text to the address
    // at once after the first key, but only after a pause in typing for the next keys.
    await expect(page).toHaveURL(`/case-studies?q=${word.charAt(0)}`)
  }
  await page.clock.runFor(2000)
  const { length } = matching(caseStudies, 'en', { search: word })
  await expect(status).toHaveText(countInWords('en', length, length))
  await expect(page).toHaveURL(`/case-studies?q=${word}`)

  await test.step('Enter and leaving the field end the pause at once', async () => {
    let loads = 0
    page.on('load', () => loads++)
    for (const key of ['Backspace', 'Backspace', 'Enter']) await search.press(key)
    await expect(page).toHaveURL(`/case-studies?q=${word.slice(0, -2)}`)
    await expect(search).toHaveValue(word.slice(0, -2))
    for (const typed of [NOWHERE.slice(0, 1), NOWHERE]) await search.fill(typed)
    await search.press('Tab')
    await expect(page).toHaveURL(`/case-studies?q=${NOWHERE}`)
    expect(loads).toBe(0)
  })
})

test('each choice is announced, also if as many case studies are found as before', async ({ page }) => {
  const foundIn = (industry: string | undefined) => matching(caseStudies, 'en', { industry }).length
  const industries = [...new Set(caseStudies.map(({ facts }) => facts.industry))]
  const isAsLargeAsAnother = (industry: string | undefined) =>
    industries.some((other) => other !== industry && foundIn(other) === foundIn(industry))
  const one = firstOf(industries, 'two industries with as many case studies', isAsLargeAsAnother)
  const other = firstOf(industries, 'other', (industry) => industry !== one && foundIn(industry) === foundIn(one))
  const bar = await openList(page, 'en')
  for (const industry of [one, other]) {
    const announced = await announcementsOf(page, async () => {
      await bar.industry.selectOption(industry ?? '')
      await expect.poll(() => page.evaluate(() => window.announced)).not.toEqual([])
    })
    expect(announced).toEqual([countInWords('en', foundIn(industry), foundIn(industry))])
  }
})
