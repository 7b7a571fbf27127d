import type { Page } from '@playwright/test'
import { stopClock } from './support/clock.ts'
import { test as testInstalled } from './support/installed.ts'
import { bringIntoSight, scrollTopOf, scrollToTop, topOf, untilObserversCalled } from './support/scrolling.ts'
import { servedPage, textsOf } from './support/served-page.ts'
import { activate, expect, goOffline, test } from './support/test.ts'
import { watchTexts } from './support/text-changes.ts'
import { touch } from './support/touch.ts'
import { DESKTOP, PHONE } from './support/windows.ts'

const PATH = '/about-history'
/**
 * The timeline counts as reached when its top is less than this far from the top of the window, in CSS pixels: the
 * height of the header and a little more.
 */
const BELOW_HEADER_PX = 100
/**
 * Number of frames at the same scroll position after which the page counts as at rest. An unwanted scroll would have
 * begun by then.
 */
const FRAMES_OF_REST = 30
/**
 * Duration of the scroll animation to the timeline (the glide), in ms. A drag may last longer than the glide.
 */
const GLIDE_MS = 800
/** The list of figures: numbers about the company that count up. */
const FIGURES = 'main ul:has(> li > strong)'

const timelineTop = (page: Page) => topOf(page.locator('#timeline'))

async function open(page: Page): Promise<void> {
  await page.goto(PATH)
  await activate(page.locator('a[href="#timeline"]'))
  await page.mouse.move(300, 400)
}

/** Waits until the page is at rest and returns its scroll position. */
function restPosition(page: Page): Promise<number> {
  return page.evaluate(async (framesOfRest) => {
    for (let still = 0, last = scrollY; still < framesOfRest; last = scrollY) {
      await new Promise(requestAnimationFrame)
      still = scrollY === last ? still + 1 : 0
    }
    return scrollY
  }, FRAMES_OF_REST)
}

/** Expects the page to scroll to the timeline and to stay there. Returns the scroll position. */
async function expectAtTimeline(page: Page): Promise<number> {
  await expect.poll(async () => Math.abs(await timelineTop(page))).toBeLessThan(BELOW_HEADER_PX)
  const place = await restPosition(page)
  expect(Math.abs(await timelineTop(page))).toBeLessThan(BELOW_HEADER_PX)
  return place
}

/**
 * Expects one turn of the wheel to scroll the page by `by` px and no further. If the distance differs, tries again with
 * another turn: the browser may count the turn as part of a glide (an animated scroll) that has not ended yet, and a
 * busy browser may scroll for two turns at once.
 */
async function expectFreeScroll(page: Page, by: number): Promise<void> {
  await expect(async () => {
    const from = await restPosition(page)
    await page.mouse.wheel(0, by)
    await expect.poll(() => scrollTopOf(page), { timeout: 5000 }).toBe(from + by)
    expect(await restPosition(page)).toBe(from + by)
  }).toPass()
}

/** A point that a finger touches: 200 px from the left edge of the window and `y` px from its top. */
const at = (y: number) => ({ x: 200, y })

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const finger = await touch(page)
  await finger.comeDown(at(from))
  for (const step of [1, 2, 3, 4, 5, 6]) await finger.moveTo(at(from + ((to - from) * step) / 6))
  await finger.lift()
}

test.describe('desktop', () => {
  test.use(DESKTOP)

  test('one notch of the wheel in the hero glides to the timeline; below it and upwards scrolling is free', async ({
    page,
    problems,
  }) => {
    await open(page)
    const places = await page.evaluateHandle(() => {
      const places: number[] = []
      addEventListener('scroll', () => places.push(scrollY))
      return places
    })
    await page.mouse.wheel(0, 100)
    const place = await expectAtTimeline(page)
    const onTheWay = (await places.jsonValue()).filter((top) => top > 0 && top < place)
    expect(onTheWay.length).toBeGreaterThan(1)
    expect(onTheWay).toEqual(onTheWay.toSorted((a, b) => a - b))
    await expectFreeScroll(page, 100)
    await expectFreeScroll(page, -200)
    await page.mouse.wheel(0, -2000)
    await expect.poll(() => scrollTopOf(page)).toBe(0)
    await page.mouse.wheel(0, 100)
    await expectAtTimeline(page)
    expect(problems).toEqual([])
  })

  test('zooming and sideways scrolling work as usual; scrolling back stops the glide at once', async ({ page }) => {
    await open(page)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, 100)
    await page.keyboard.up('Control')
    await page.mouse.wheel(120, 40)
    await expect.poll(() => scrollTopOf(page)).toBeGreaterThan(0)
    // Expect both turns of the wheel (the first with Ctrl pressed) to have scrolled down: 100 + 40 px. In the test
    // browser, a turn with Ctrl pressed does not zoom but scrolls.
    expect(await restPosition(page)).toBe(140)

    await scrollToTop(page)
    expect(await restPosition(page)).toBe(0)
    await page.evaluate(() => {
      // However slow the machine is, the first scroll event is fired while the page still glides to the timeline (an
      // animated scroll). At this event, turn the wheel upwards.
      addEventListener('scroll', () => window.dispatchEvent(new WheelEvent('wheel', { deltaY: -1, bubbles: true })), {
        once: true,
      })
    })
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrollTopOf(page)).toBeGreaterThan(0)
    await restPosition(page)
    expect(await timelineTop(page)).toBeGreaterThan(BELOW_HEADER_PX)
  })

  test('keys that scroll down lead to the timeline', async ({ page }) => {
    for (const key of ['ArrowDown', 'PageDown', 'Space']) {
      await test.step(key, async () => {
        await open(page)
        await page.keyboard.press(key)
        await expectAtTimeline(page)
      })
    }
  })

  test('scrolling down lays the tiles of the floor and scrolling up removes them; with reduced motion all are laid and nothing glides', async ({
    page,
  }) => {
    await open(page)
    const courses = page.locator('#timeline [aria-hidden] > span')
    const clip = () => courses.last().evaluate((course) => getComputedStyle(course).clipPath)
    expect(await clip()).toContain('100%')
    await courses.last().evaluate((course) => course.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(clip).toBe('inset(0px 0% 0px 0px)')
    await scrollToTop(page)
    await expect.poll(clip).toContain('100%')

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrollTopOf(page)).toBe(100)
    expect(await restPosition(page)).toBe(100)
    const clips = await courses.evaluateAll((all) => all.map((course) => getComputedStyle(course).clipPath))
    expect(new Set(clips)).toEqual(new Set(['none']))
    const figures = page.locator(FIGURES)
    const texts = await watchTexts(figures)
    await figures.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }))
    // The first time, the site learns that the figures are in sight. By the second time, it has shown its reaction.
    await untilObserversCalled(figures)
    await untilObserversCalled(figures)
    expect(await texts()).toEqual([])
  })
})

test('the figures count up once, in 60 steps within 2 s, when half of them are visible', async ({ page }) => {
  const values = textsOf(servedPage(PATH), 'main li > strong')
  const after = (steps: number) => values.map((value) => `${((Number.parseInt(value, 10) * steps) / 60).toFixed(0)}+`)
  await page.clock.install()
  await open(page)
  await stopClock(page)
  const list = page.locator(FIGURES)
  const figures = list.locator('strong')

  await bringIntoSight(list, 0.4)
  await page.clock.runFor(500)
  await expect(figures).toHaveText(values)
  await bringIntoSight(list, 0.6)
  await expect(figures).toHaveText(after(0))
  await page.clock.runFor(1010)
  await expect(figures).toHaveText(after(30))
  await page.clock.runFor(34)
  await expect(figures).toHaveText(after(31))
  await page.clock.runFor(860)
  await expect(figures).toHaveText(after(57))
  await page.clock.runFor(120)
  await expect(figures).toHaveText(values)

  const texts = await watchTexts(list)
  await bringIntoSight(list, 0)
  await bringIntoSight(list, 1)
  await page.clock.runFor(3000)
  expect(await texts()).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link in the hero leads to the timeline, and every event can be read', async ({ page }) => {
    await page.goto(PATH)
    await page.locator('a[href="#timeline"]').click()
    await expect.poll(async () => Math.abs(await timelineTop(page))).toBeLessThan(BELOW_HEADER_PX)
    const titles = textsOf(servedPage(PATH), '#timeline h4')
    await expect(page.locator('#timeline h4').filter({ visible: true })).toHaveText(titles)
  })
})

test.describe('phone', () => {
  test.use(PHONE)

  test('one swipe in the hero leads to the timeline and another one back; a slow drag stops at the timeline', async ({
    page,
  }) => {
    await open(page)
    await swipe(page, 600, 480)
    const place = await expectAtTimeline(page)
    await swipe(page, 300, 500)
    await expect.poll(() => scrollTopOf(page)).toBeLessThan(place)
    expect(await restPosition(page)).toBeLessThan(place)

    await open(page)
    const finger = await touch(page)
    /** Moves the finger and waits for one frame. Resolves with the time of this frame. */
    const dragTo = async (y: number) => {
      await finger.moveTo(at(y))
      return page.evaluate(() => new Promise<number>(requestAnimationFrame))
    }
    let y = 800
    const begin = await page.evaluate(() => performance.now())
    await finger.comeDown(at(y))
    // Drag slowly until the glide (the animated scroll to the timeline) is over. It starts shortly after `begin`.
    for (let now = begin; now <= begin + 2 * GLIDE_MS && y > 500; ) now = await dragTo(--y)
    // The rest of the drag must not scroll the page further.
    for (const end = y - 300; y > end; y -= 20) await dragTo(y)
    await finger.lift()
    await expectAtTimeline(page)
  })
})

testInstalled('offline: the page with its picture and its tiles', async ({ page, context, network }) => {
  await goOffline(context, network)
  await page.goto(PATH)
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const tiles = () =>
    page.evaluate(async () => {
      const used = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/tiles/'))
      return Promise.all([...new Set(used.map(({ name }) => name))].map(async (url) => (await fetch(url)).ok))
    })
  await expect.poll(tiles).toContain(true)
  expect(await tiles()).not.toContain(false)
})
