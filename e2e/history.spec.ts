import type { Page } from '@playwright/test'
import { scrollToTop } from './support/reading.ts'
import { bringToLife, expect, goOffline, test, visitUntilReady } from './support/test.ts'
import { watchTexts } from './support/text-changes.ts'

const PATH = '/about-history'
/** Header and a little more. */
const BELOW_HEADER_PX = 100
/** So many in a row at one place are rest; a scroll that should not be there would have begun meanwhile. */
const FRAMES_OF_REST = 30
/** For a finger that outlasts the glide. */
const SLOW_STEP_MS = 60
const FIGURES = ['30+', '18+', '20+']
const MILESTONES = { en: ['Lát is founded', 'The first partnership'], vi: ['Lát ra đời', 'Đối tác đầu tiên'] }

const scrollTop = (page: Page) => page.evaluate(() => scrollY)
/** How far the timeline's top is below the screen's. */
const timelineTop = async (page: Page) => (await page.locator('#timeline').boundingBox())?.y ?? Number.NaN

async function open(page: Page, path = PATH): Promise<void> {
  await page.goto(path)
  await bringToLife(page.locator('a[href="#timeline"]'))
  await page.mouse.move(300, 400)
}

/** Where the page comes to rest. */
function restingPlace(page: Page): Promise<number> {
  return page.evaluate(async (framesOfRest) => {
    for (let still = 0, last = scrollY; still < framesOfRest; last = scrollY) {
      await new Promise(requestAnimationFrame)
      still = scrollY === last ? still + 1 : 0
    }
    return scrollY
  }, FRAMES_OF_REST)
}

async function expectAtTimeline(page: Page): Promise<void> {
  await expect.poll(async () => Math.abs(await timelineTop(page))).toBeLessThan(BELOW_HEADER_PX)
}

/** A finger from one height to another; with `stepMs` it takes its time and leaves the page theirs. */
async function swipe(page: Page, from: number, to: number, stepMs = 0): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const STEPS = stepMs ? 20 : 6
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 200, y: from }] })
  for (let step = 1; step <= STEPS; step++) {
    const y = from + ((to - from) * step) / STEPS
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 200, y }] })
    await page.waitForTimeout(stepMs)
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const path of [PATH, `/vi${PATH}`]) {
    test(`${path}: one notch of the wheel in the hero glides to the timeline, the next one goes on from there`, async ({
      page,
    }) => {
      await open(page, path)
      const places = await page.evaluateHandle(() => {
        const places: number[] = []
        addEventListener('scroll', () => places.push(scrollY))
        return places
      })
      await page.mouse.wheel(0, 100)
      await expectAtTimeline(page)
      const before = await restingPlace(page)
      const onTheWay = (await places.jsonValue()).filter((place) => place > 0 && place < before)
      expect(onTheWay.length).toBeGreaterThan(1)
      expect(onTheWay).toEqual(onTheWay.toSorted((a, b) => a - b))
      await expect(async () => {
        // A notch too early is still part of the glide.
        await page.mouse.wheel(0, 100)
        expect(await restingPlace(page)).toBe(before + 100)
      }).toPass()
    })
  }

  test('the way back up is free', async ({ page }) => {
    await open(page)
    await page.mouse.wheel(0, 100)
    await expectAtTimeline(page)
    const before = await restingPlace(page)
    await page.mouse.wheel(0, -200)
    await expect.poll(() => scrollTop(page)).toBe(before - 200)
    expect(await restingPlace(page)).toBe(before - 200)
    await page.mouse.wheel(0, -2000)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.mouse.wheel(0, 100)
    await expectAtTimeline(page)
  })

  test('turning back on the way halts the glide at once', async ({ page }) => {
    await open(page)
    await page.evaluate(() => {
      // On the way, whatever the speed of the machine
      addEventListener('scroll', () => window.dispatchEvent(new WheelEvent('wheel', { deltaY: -1, bubbles: true })), {
        once: true,
      })
    })
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
    await restingPlace(page)
    expect(await timelineTop(page)).toBeGreaterThan(BELOW_HEADER_PX)
  })

  test('zooming and scrolling sideways stay what they are', async ({ page }) => {
    await open(page)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, 100)
    await page.keyboard.up('Control')
    await page.mouse.wheel(120, 40)
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
    // A browser under test does not zoom: each step is one of scrolling.
    expect(await restingPlace(page)).toBe(140)
  })

  for (const key of ['ArrowDown', 'PageDown', 'Space']) {
    test(`${key} in the hero leads to the timeline`, async ({ page }) => {
      await open(page)
      await page.keyboard.press(key)
      await expectAtTimeline(page)
      await restingPlace(page)
      expect(Math.abs(await timelineTop(page))).toBeLessThan(BELOW_HEADER_PX)
    })
  }

  test('reduced motion: a plain scroll, and the whole floor is laid', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrollTop(page)).toBe(100)
    expect(await restingPlace(page)).toBe(100)
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
})

for (const path of [PATH, `/vi${PATH}`]) {
  test(`${path}: the figures stand in the HTML and count up once, in 60 steps of 2 s, when half of them can be seen`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text()
    for (const figure of FIGURES) expect(html).toContain(`>${figure}<`)

    await page.clock.install()
    await visitUntilReady(page, path)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    const list = page.locator('main ul:has(strong)')
    const figures = list.locator('strong')
    const show = (share: number) =>
      list.evaluate((element, share) => {
        const { top, height } = element.getBoundingClientRect()
        scrollTo({ top: top + scrollY + height * share - innerHeight, behavior: 'instant' })
      }, share)

    await show(0.4)
    await page.clock.runFor(500)
    await expect(figures).toHaveText(FIGURES)
    await show(0.6)
    await expect(figures).toHaveText(['0+', '0+', '0+'])
    await page.clock.runFor(1010)
    await expect(figures).toHaveText(['15+', '9+', '10+'])
    await page.clock.runFor(34)
    await expect(figures).toHaveText(['16+', '9+', '10+'])
    await page.clock.runFor(860)
    await expect(figures).toHaveText(['29+', '17+', '19+'])
    await page.clock.runFor(120)
    await expect(figures).toHaveText(FIGURES)

    const texts = await watchTexts(list)
    await show(0)
    await show(1)
    await page.clock.runFor(3000)
    expect(await texts()).toEqual([])
  })
}

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
    const before = await restingPlace(page)
    await swipe(page, 300, 500)
    await expect.poll(() => scrollTop(page)).toBeLessThan(before)
    expect(await restingPlace(page)).toBeLessThan(before)
  })

  test('one slow drag leads to the timeline, too, and not past it', async ({ page }) => {
    await open(page)
    await swipe(page, 700, 300, SLOW_STEP_MS)
    await expectAtTimeline(page)
    await restingPlace(page)
    expect(Math.abs(await timelineTop(page))).toBeLessThan(BELOW_HEADER_PX)
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
    for (const [index, milestone] of [...MILESTONES[locale], /Singapore.+ISO\s27001/].entries()) {
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
