import type { Page } from '@playwright/test'
import { readToTheEnd, scrollToTop } from './support/reading.ts'
import { bringToLife, expect, goOffline, test, visitUntilReady } from './support/test.ts'
import { watchTexts } from './support/text-changes.ts'

const PATH = '/about-history'
/** Header and a little more. */
const BELOW_HEADER_PX = 100
/** Time in which a scroll that should not be there would have begun. */
const SETTLE_MS = 600
const MILESTONES = { en: ['Lát is founded', 'The first partnership'], vi: ['Lát ra đời', 'Đối tác đầu tiên'] }

const scrollTop = (page: Page) => page.evaluate(() => scrollY)
/** How far the timeline's top is below the screen's. */
const timelineTop = async (page: Page) => (await page.locator('#timeline').boundingBox())?.y ?? Number.NaN

async function open(page: Page): Promise<void> {
  await page.goto(PATH)
  await bringToLife(page.locator('a[href="#timeline"]'))
  await page.mouse.move(300, 400)
}

async function expectAtTimeline(page: Page): Promise<void> {
  await expect.poll(async () => Math.abs(await timelineTop(page))).toBeLessThan(BELOW_HEADER_PX)
}

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const STEPS = 6
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 200, y: from }] })
  for (let step = 1; step <= STEPS; step++) {
    const y = from + ((to - from) * step) / STEPS
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 200, y }] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('one notch of the wheel in the hero leads to the timeline, the next one on from there', async ({ page }) => {
    await open(page)
    await page.mouse.wheel(0, 100)
    await expectAtTimeline(page)
    await page.waitForTimeout(SETTLE_MS)
    const before = await scrollTop(page)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrollTop(page)).toBe(before + 100)
  })

  test('the way back up is free', async ({ page }) => {
    await open(page)
    await page.mouse.wheel(0, 100)
    await expectAtTimeline(page)
    await page.waitForTimeout(SETTLE_MS)
    const before = await scrollTop(page)
    await page.mouse.wheel(0, -200)
    await expect.poll(() => scrollTop(page)).toBe(before - 200)
    await page.waitForTimeout(SETTLE_MS)
    expect(await scrollTop(page)).toBe(before - 200)
    await page.mouse.wheel(0, -2000)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.mouse.wheel(0, 100)
    await expectAtTimeline(page)
  })

  test('zooming and scrolling sideways stay what they are', async ({ page }) => {
    await open(page)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, 100)
    await page.keyboard.up('Control')
    await page.mouse.wheel(120, 40)
    await page.waitForTimeout(SETTLE_MS)
    // A browser under test does not zoom: each step is one of scrolling.
    expect(await scrollTop(page)).toBe(140)
  })

  for (const key of ['ArrowDown', 'PageDown', 'Space']) {
    test(`${key} in the hero leads to the timeline`, async ({ page }) => {
      await open(page)
      await page.keyboard.press(key)
      await expectAtTimeline(page)
      await page.waitForTimeout(SETTLE_MS)
      expect(Math.abs(await timelineTop(page))).toBeLessThan(BELOW_HEADER_PX)
    })
  }

  test('reduced motion: a plain scroll, and the whole floor is laid', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrollTop(page)).toBe(100)
    await page.waitForTimeout(SETTLE_MS)
    expect(await scrollTop(page)).toBe(100)
    const clips = await page
      .locator('#timeline [aria-hidden] > span')
      .evaluateAll((courses) => courses.map((course) => getComputedStyle(course).clipPath))
    expect(clips.length).toBeGreaterThan(30)
    expect(new Set(clips)).toEqual(new Set(['none']))
  })

  test('the floor is laid as one reads down and taken up again on the way back', async ({ page }) => {
    await open(page)
    const course = page.locator('#timeline [aria-hidden] > span').nth(20)
    const clip = () => course.evaluate((element) => getComputedStyle(element).clipPath)
    expect(await clip()).toContain('100%')
    await course.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(clip).toBe('inset(0px 0% 0px 0px)')
    await scrollToTop(page)
    await expect.poll(clip).toContain('100%')
  })

  test('the figures stand in the HTML and count up once they can be seen', async ({ page, request }) => {
    const html = await (await request.get(PATH)).text()
    for (const figure of ['30+', '18+', '20+']) expect(html).toContain(`>${figure}<`)
    await open(page)
    const partners = page.locator('main strong').last()
    await expect(partners).toHaveText('20+')
    const texts = await watchTexts(partners)
    await readToTheEnd(page)
    await expect.poll(async () => new Set(await texts()).size).toBeGreaterThan(10)
    await expect.poll(async () => (await texts()).at(-1)).toBe('20+')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link in the hero leads to the timeline, and every event can be read', async ({ page }) => {
    await page.goto(PATH)
    await page.locator('a[href="#timeline"]').click()
    await expectAtTimeline(page)
    const events = page.locator('#timeline h4')
    await expect(events).toHaveCount(12)
    for (const event of await events.all()) await expect(event).toBeVisible()
  })
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one swipe in the hero leads to the timeline, and another one back', async ({ page }) => {
    await open(page)
    await swipe(page, 600, 480)
    await expectAtTimeline(page)
    await page.waitForTimeout(SETTLE_MS)
    const before = await scrollTop(page)
    await swipe(page, 300, 500)
    await expect.poll(() => scrollTop(page)).toBeLessThan(before)
    await page.waitForTimeout(SETTLE_MS)
    expect(await scrollTop(page)).toBeLessThan(before)
  })
})

for (const [locale, path] of [
  ['en', PATH],
  ['vi', `/vi${PATH}`],
] as const) {
  test(`${path}: three periods with their events in the order of time`, async ({ page, problems }) => {
    await page.goto(path)
    const periods = page.locator('#timeline > ol > li')
    await expect(periods.locator('> div > div > p:first-child')).toHaveText(['2000–2005', '2005–2010', '2010–2015'])
    for (const [index, milestone] of [...MILESTONES[locale], /Singapore.+ISO 27001/].entries()) {
      const last = periods.nth(index).locator('ol > li').last()
      await expect(last.locator('time')).toHaveText(['2005', '2010', '2015'][index] ?? '')
      await expect(last.getByRole('heading', { level: 4 })).toHaveText(milestone)
    }
    const years = await page.locator('#timeline ol ol time').allTextContents()
    expect(years).toEqual(years.toSorted())
    expect(problems).toEqual([])
  })
}

test('offline: the page with its picture and its tiles', async ({ page, context, network }) => {
  await visitUntilReady(page)
  await goOffline(context, network)
  await page.goto(PATH)
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const statuses = await page.evaluate(() =>
    Promise.all(
      ['/tiles/tile-1.svg', '/tiles/tile-6.svg', '/tiles/tile-10.svg'].map(async (url) => (await fetch(url)).ok),
    ),
  )
  expect(statuses).toEqual([true, true, true])
})
