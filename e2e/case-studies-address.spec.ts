import type { Page } from '@playwright/test'
import { readCaseStudies } from './support/case-studies.ts'
import { cards, controls, expectList, matching, openList, WORDS } from './support/case-study-list.ts'
import { expect, test } from './support/test.ts'

const caseStudies = await readCaseStudies()

// What is on the device makes no difference here; keeping it there takes half of a test's time.
test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })

/** Keeps the site's script from coming until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/boot.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Of animations made by CSS: 0 stops them. */
async function setAnimationSpeed(page: Page, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate })
}

/** Notes the title of every card that is painted from the next navigation on; the returned function tells. */
async function watchCards(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const painted = new Set<string>()
    Object.assign(window, { painted })
    const look = () => {
      for (const title of document.querySelectorAll('main li h3'))
        if (title.checkVisibility({ visibilityProperty: true, opacityProperty: true })) painted.add(title.textContent)
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => [...(window as unknown as { painted: Set<string> }).painted])
}

const historyLength = (page: Page) => page.evaluate(() => history.length)

test('choices and text stand in the address: a choice is a step in the history, typing is none', async ({ page }) => {
  const { industry, service, search } = await openList(page, 'en', '#list')
  const before = await historyLength(page)
  await industry.selectOption('retail_ecommerce')
  await expect(page).toHaveURL('/case-studies?industry=retail_ecommerce#list')
  await service.selectOption('web_dev')
  await expect(page).toHaveURL('/case-studies?industry=retail_ecommerce&service=web_dev#list')
  expect(await historyLength(page)).toBe(before + 2)
  await search.pressSequentially('shop & co')
  await expect(page).toHaveURL('/case-studies?industry=retail_ecommerce&service=web_dev&q=shop+%26+co#list')
  expect(await historyLength(page)).toBe(before + 2)
  await industry.selectOption('all')
  await expect(page).toHaveURL('/case-studies?service=web_dev&q=shop+%26+co#list')
  await search.fill('   ')
  await expect(page).toHaveURL('/case-studies?service=web_dev#list')
})

test('Enter in the search loads nothing, and the address names it at once', async ({ page }) => {
  const { search } = await openList(page, 'en')
  let loads = 0
  page.on('load', () => loads++)
  await search.pressSequentially('bank')
  await search.press('Enter')
  expect(new URL(page.url()).search).toBe('?q=bank')
  await expectList(page, 'en', matching(caseStudies, 'en', { search: 'bank' }))
  await expect(search).toHaveValue('bank')
  expect(loads).toBe(0)
})

for (const { locale, query, industry = 'all', service = 'all', search = '' } of [
  { locale: 'en', query: '?industry=FINANCE&service=Mobile_App', industry: 'finance', service: 'mobile_app' },
  { locale: 'en', query: '?q=%20%20BANK%20', search: 'BANK' },
  { locale: 'en', query: '?industry=banking&service=&q=' },
  { locale: 'vi', query: '?utm_source=fair&q=dat+lich', search: 'dat lich' },
  { locale: 'vi', query: '?service=ai&q=xyzzy', service: 'ai', search: 'xyzzy' },
] as const) {
  test(`an address opens filtered, and no other card is ever seen: ${WORDS[locale].path}${query}`, async ({
    page,
    problems,
  }) => {
    const paintedCards = await watchCards(page)
    const releaseScript = await holdScript(page)
    // However slow the machine, no animation ends: the list would give up waiting for its script.
    await setAnimationSpeed(page, 0)
    await page.goto(WORDS[locale].path + query)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[locale].title)
    await expect(page.getByRole('status').filter({ hasText: WORDS[locale].loading })).toBeVisible()
    await expect(cards(page).filter({ visible: true })).toHaveCount(0)
    releaseScript()
    const found = matching(caseStudies, locale, { industry, service, search })
    await expectList(page, locale, found)
    const bar = controls(page, locale)
    await expect(bar.industry).toHaveValue(industry)
    await expect(bar.service).toHaveValue(service)
    await expect(bar.search).toHaveValue(search)
    await expect(page.getByText(WORDS[locale].loading)).toHaveCount(0)
    expect(await paintedCards()).toEqual(found.slice(0, 12).map(({ texts }) => texts[locale].title))
    expect(problems.filter((problem) => !problem.includes('Service Worker'))).toEqual([])
  })
}

test('when no script comes, cards are shown after a while, whatever the address', async ({ page }) => {
  await page.route('**/boot.js', (route) => route.abort())
  await setAnimationSpeed(page, 100)
  await page.goto('/case-studies?service=ai')
  await expect(cards(page).filter({ visible: true })).toHaveCount(12)
  await expect(page.getByRole('status').filter({ hasText: WORDS.en.loading })).toBeHidden()
})

test('what is chosen and typed before the script is there counts', async ({ page }) => {
  const releaseScript = await holdScript(page)
  await page.goto('/case-studies')
  await expect(cards(page)).toHaveCount(12)
  const { industry, search } = controls(page, 'en')
  await industry.selectOption('healthcare')
  await search.fill('portal')
  releaseScript()
  await expectList(page, 'en', matching(caseStudies, 'en', { industry: 'healthcare', search: 'portal' }))
  await expect(page).toHaveURL('/case-studies?industry=healthcare&q=portal')
  await page.unrouteAll({ behavior: 'wait' })

  // Submitted before: the browser sends the form itself.
  const releaseAgain = await holdScript(page)
  await page.goto('/case-studies')
  await search.fill('fraud')
  await search.press('Enter')
  await expect(page).toHaveURL('/case-studies?industry=all&service=all&q=fraud')
  releaseAgain()
  await expectList(page, 'en', matching(caseStudies, 'en', { search: 'fraud' }))
})

test('clearing resets industry, service and text; its icon shows only while there is something to clear', async ({
  page,
}) => {
  const { industry, service, search, clear } = await openList(page, 'en')
  const icon = clear.locator('svg')
  const expectUnfiltered = async () => {
    await expectList(page, 'en', caseStudies)
    await expect(icon).toBeHidden()
    await expect(page).toHaveURL('/case-studies')
    for (const [control, value] of [
      [industry, 'all'],
      [service, 'all'],
      [search, ''],
    ] as const)
      await expect(control).toHaveValue(value)
  }
  await expect(clear).toHaveAttribute('href', '/case-studies')
  await expectUnfiltered()
  const box = await clear.boundingBox()
  for (const filter of [
    () => industry.selectOption('finance'),
    () => service.selectOption('ai'),
    () => search.fill('bank'),
  ]) {
    await filter()
    await expect(icon).toBeVisible()
    expect(await clear.boundingBox()).toEqual(box)
    await clear.click()
    await expectUnfiltered()
  }
  await industry.selectOption('finance')
  await service.selectOption('managed_services')
  await search.fill('azure')
  await expectList(
    page,
    'en',
    matching(caseStudies, 'en', { industry: 'finance', service: 'managed_services', search: 'azure' }),
  )
  await clear.click()
  await expectUnfiltered()
  await page.goBack()
  await expect(page).toHaveURL('/case-studies?industry=finance&service=managed_services&q=azure')
  await expect(search).toHaveValue('azure')
})
