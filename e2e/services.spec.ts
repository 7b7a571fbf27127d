import type { Page } from '@playwright/test'
import { stopClock } from './support/clock.ts'
import { expectHardlyShifted, watchLayoutShifts } from './support/layout-shifts.ts'
import { readToTheEnd } from './support/read-to-the-end.ts'
import { bringIntoSight } from './support/scrolling.ts'
import { readService, type ServicePath } from './support/services.ts'
import { activate, expect, expectLaidOut, test } from './support/test.ts'
import { watchTexts } from './support/text-changes.ts'

/** How long the counters take to count up, in ms (docs/product.md §9.3). */
const COUNT_MS = 2000

/** The list of the counters on a page (figures that count up). Figures inside cards are left out. */
const figures = (page: Page) => page.locator('main ul:not(li ul):has(> li > strong)')

test.describe('desktop', () => {
  test.use({ viewport: { width: 1440, height: 500 } })

  for (const path of ['/software-development', '/services']) {
    test(`the figures of ${path} count up once in 2 s, as soon as half of them are visible`, async ({ page }) => {
      await page.clock.install()
      await page.goto(path)
      await activate(page.locator('h1'))
      await stopClock(page)
      const list = figures(page)
      const values = await list.locator('strong').allTextContents()
      const counted = values.findIndex((value) => /^\d{2,}\+$/.test(value))
      expect(counted, `one of ${values} counts`).toBeGreaterThanOrEqual(0)
      const standing = values.findIndex((value) => value.includes('/'))
      expect(standing, `one of ${values} is none that could count`).toBeGreaterThanOrEqual(0)
      const end = Number.parseFloat(values[counted] ?? '')
      const count = async () => Number.parseFloat((await list.locator('strong').nth(counted).textContent()) ?? '')
      const textsThatStand = await watchTexts(list.locator('strong').nth(standing))

      await bringIntoSight(list, 0.4)
      await page.clock.runFor(COUNT_MS / 4)
      expect(await count()).toBe(end)
      await bringIntoSight(list, 0.6)
      await expect.poll(count).toBe(0)
      await page.clock.runFor(COUNT_MS / 2)
      await expect.poll(count).toBeGreaterThan(0.4 * end)
      expect(await count()).toBeLessThan(0.6 * end)
      await page.clock.runFor(COUNT_MS / 2 + 100)
      await expect(list.locator('strong')).toHaveText(values)
      expect(await textsThatStand()).toEqual([])

      const texts = await watchTexts(list)
      await bringIntoSight(list, 0)
      await bringIntoSight(list, 1)
      await page.clock.runFor(1.5 * COUNT_MS)
      expect(await texts()).toEqual([])
    })
  }

  test('the figures about apps do not count; with reduced motion none do', async ({ page }) => {
    await expectStill('/mobile-app-development')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectStill('/services')

    async function expectStill(path: string) {
      await page.goto(path)
      await activate(page.locator('h1'))
      const texts = await watchTexts(figures(page))
      // A figure that counts up starts at zero when it comes into sight. Scroll the figures into sight, out of sight
      // and into sight again: if one of them counted, its zero would be among the recorded texts.
      for (const share of [1, 0, 1]) await bringIntoSight(figures(page), share)
      expect(await texts(), path).toEqual([])
    }
  })
})

test('a technology’s logo that cannot be loaded is hidden; its space and its name remain', async ({ page }) => {
  for (const { path, height } of [
    { path: '/web-development', height: 900 },
    // In a window of this height the pictures are in sight at once: they are requested and fail before the scripts
    // start.
    { path: '/web-development', height: 9000 },
    { path: '/mobile-app-development', height: 900 },
    { path: '/software-development', height: 900 },
  ] as const) {
    await test.step(`${path}, ${height} px high`, () => expectNameWithoutLogo(page, path, height))
  }
})

async function expectNameWithoutLogo(page: Page, path: ServicePath, height: number) {
  const technologies = (await readService(path)).groups[0]?.technologies ?? []
  const missing = technologies.length - 1
  const address = `/technologies/${technologies[missing]?.logo}.svg`
  await page.route(`**${address}`, (route) => route.abort())
  await page.setViewportSize({ width: 1440, height })
  await page.goto(path)
  const list = page.locator('main ul:has(> li > img[src^="/technologies/"])').first()
  const logos = list.locator('img')
  await logos.nth(missing).scrollIntoViewIfNeeded()
  await expect(logos.nth(missing)).toHaveAttribute('src', address)
  await expect(logos.nth(missing)).toBeHidden()
  await expect(logos.first()).toBeVisible()
  await expect(list.locator('h3, span')).toHaveText(technologies.map(({ name }) => name))
  const rooms = await logos.evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width))
  expect(new Set(rooms).size, `logos ${rooms} px wide`).toBe(1)
  await page.unroute(`**${address}`)
}

test('three case studies form one column, on wider screens a row', async ({ page }) => {
  await page.goto('/web-development')
  const titles = page.locator('main li:has(img[src^="/covers/"]) h3')
  await expect(titles).toHaveCount(3)
  for (const { width, columns } of [
    { width: 768, columns: 1 },
    { width: 960, columns: 3 },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await titles.evaluateAll((headings) =>
      headings.map((heading) => heading.getBoundingClientRect().toJSON() as DOMRect),
    )
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size, `columns at ${width} px`).toBe(columns)
    for (const { height } of boxes) expect(height).toBeLessThan(120)
  }
})

test('nothing shifts while a visitor reads the longest page to the end, on phone and desktop', async ({ page }) => {
  const layoutShifts = await watchLayoutShifts(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/software-development')
    await expectLaidOut(page)
    await activate(page.locator('h1'))
    await readToTheEnd(page)
    expectHardlyShifted(await layoutShifts())
  }
})
