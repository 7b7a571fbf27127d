import type { Page } from '@playwright/test'
import { readCaseStudies } from './support/case-studies.ts'
import { type Filters, filtersOf, listAddress, matching, NOWHERE, PAGE_SIZE } from './support/case-study-filters.ts'
import { cards, controls, expectFilters, expectList, filterBy, openList } from './support/case-study-list.ts'
import { expect, test } from './support/test.ts'
import { containing, text } from './support/texts.ts'
import { DESKTOP } from './support/windows.ts'

const caseStudies = await readCaseStudies()

test.use(DESKTOP)

/** Matches the path of the script that loads all other scripts. */
const BOOT_SCRIPT = /^\/boot\.js/

/** Sets the playback rate of CSS animations; 0 stops the animations. */
async function setAnimationSpeed(page: Page, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate })
}

/**
 * Records the titles of all cards that are visible in at least one frame, from the next navigation on. The returned
 * function resolves with the titles recorded so far on the open page.
 */
async function watchCards(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const painted = new Set<string>()
    Object.assign(window, { painted })
    const look = () => {
      for (const title of document.querySelectorAll('main li h3'))
        if (title.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          painted.add(title.textContent.replace(/\s+/g, ' '))
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => [...(window as unknown as { painted: Set<string> }).painted])
}

const historyLength = (page: Page) => page.evaluate(() => history.length)

test('the address contains filters and search; a filter adds a history entry, typing does not @core', async ({
  page,
}) => {
  const { industry, service, search } = await openList(page, 'en', '#list')
  const before = await historyLength(page)
  const filters = filtersOf(caseStudies[1], 'en')
  await industry.selectOption(filters.industry)
  await expect(page).toHaveURL(`/case-studies?industry=${filters.industry}#list`)
  await service.selectOption(filters.service)
  await expect(page).toHaveURL(`/case-studies?industry=${filters.industry}&service=${filters.service}#list`)
  expect(await historyLength(page)).toBe(before + 2)
  await search.pressSequentially('shop & co')
  await expect(page).toHaveURL(
    `/case-studies?industry=${filters.industry}&service=${filters.service}&q=shop+%26+co#list`,
  )
  expect(await historyLength(page)).toBe(before + 2)
  await industry.selectOption('all')
  await expect(page).toHaveURL(`/case-studies?service=${filters.service}&q=shop+%26+co#list`)
  await search.fill('   ')
  await expect(page).toHaveURL(`/case-studies?service=${filters.service}#list`)
})

test('an address with filters never shows another card', async ({ page, network, problems }) => {
  const paintedCards = await watchCards(page)
  const { industry, service, search } = filtersOf(caseStudies[1], 'vi')
  const addresses: { query: string; filters: Filters }[] = [
    {
      query: `?industry=${industry.toUpperCase()}&service=${service}&q=${search}`,
      filters: { industry, service, search },
    },
    { query: `?utm_source=fair&q=+${search}`, filters: { search } },
    { query: `?service=${service}&q=${NOWHERE}`, filters: { service, search: NOWHERE } },
  ]
  // A CSS animation shows the cards after a while, even if the script has not loaded. Stop all animations: the cards
  // then stay hidden until the script runs, however slow the machine is.
  await setAnimationSpeed(page, 0)
  for (const { query, filters } of addresses) {
    await test.step(query, async () => {
      const releaseScript = network.hold(BOOT_SCRIPT)
      await page.goto(listAddress('vi') + query)
      const indicator = page.getByRole('status').filter({ hasText: text('vi', 'case-studies:list.loading') })
      await expect(indicator).toBeVisible()
      await expect(cards(page).filter({ visible: true })).toHaveCount(0)
      releaseScript()
      const found = matching(caseStudies, 'vi', filters)
      await expectList(page, 'vi', found)
      await expectFilters(page, 'vi', filters)
      await expect(indicator).toHaveCount(0)
      expect(await paintedCards()).toEqual(
        found.slice(0, PAGE_SIZE).map(({ texts }) => texts.vi.title.replace(/\s+/g, ' ')),
      )
    })
  }
  expect(problems).toEqual([])
})

test('when no script loads, cards appear after a while, and their overlays open by mouse and keyboard', async ({
  page,
}) => {
  await page.route('**/boot.js*', (route) => route.abort())
  await setAnimationSpeed(page, 100)
  await page.goto(`/case-studies?q=${NOWHERE}`)
  await expect(cards(page).filter({ visible: true })).toHaveCount(PAGE_SIZE)
  await expect(page.getByRole('status').filter({ hasText: text('en', 'case-studies:list.loading') })).toBeHidden()
  const overlay = (index: number) =>
    cards(page)
      .nth(index)
      .getByText(containing(caseStudies[index]?.texts.en.description.slice(0, 100) ?? ''))
  await expect(overlay(1)).toBeHidden()
  await cards(page).nth(1).hover()
  await expect(overlay(1)).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(overlay(1)).toBeHidden()
  await cards(page).nth(2).getByRole('link').focus()
  await expect(overlay(2)).toBeVisible()
})

test('filters chosen, typed or sent before the scripts have loaded apply', async ({ page, network }) => {
  const filters = filtersOf(caseStudies[1], 'en')
  const releaseScript = network.hold(BOOT_SCRIPT)
  await page.goto('/case-studies')
  await expect(cards(page)).toHaveCount(PAGE_SIZE)
  await filterBy(page, 'en', filters)
  releaseScript()
  await expectList(page, 'en', matching(caseStudies, 'en', filters))
  await expect(page).toHaveURL(listAddress('en', filters))

  await test.step('a single filter whose control has lost the focus', async () => {
    const { service } = filters
    const releaseScript = network.hold(BOOT_SCRIPT)
    await page.goto('/case-studies')
    await filterBy(page, 'en', { service })
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    releaseScript()
    await expectList(page, 'en', matching(caseStudies, 'en', { service }))
  })

  await test.step('more cards are requested', async () => {
    const releaseScript = network.hold(BOOT_SCRIPT)
    await page.goto('/case-studies')
    await controls(page, 'en').loadMore.click()
    releaseScript()
    await expectList(page, 'en', caseStudies, 2 * PAGE_SIZE)
  })

  await test.step('the browser submits the form itself', async () => {
    const releaseScript = network.hold(BOOT_SCRIPT)
    await page.goto('/case-studies')
    const { search } = controls(page, 'en')
    await search.fill(filters.search)
    await search.press('Enter')
    await expect(page).toHaveURL(`/case-studies?industry=all&service=all&q=${filters.search}`)
    releaseScript()
    await expectList(page, 'en', matching(caseStudies, 'en', { search: filters.search }))
  })
})
