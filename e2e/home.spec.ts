import type { Page } from '@playwright/test'
import { brokenImages } from './support/broken-images.ts'
import { stopClock } from './support/clock.ts'
import { currentTime, expectFilmDecided, film, isPaused, watchFilms } from './support/hero-film.ts'
import { test as testInstalled } from './support/installed.ts'
import { expectHardlyShifted, watchLayoutShifts } from './support/layout-shifts.ts'
import { readToTheEnd } from './support/read-to-the-end.ts'
import {
  bringIntoSight,
  scrollPageTo,
  scrollTopOf,
  scrollToTop,
  topOf,
  untilObserversCalled,
} from './support/scrolling.ts'
import { servedPage } from './support/served-page.ts'
import { activate, apartFromOffline, expect, expectLaidOut, expectReady, goOffline, test } from './support/test.ts'
import { watchTexts } from './support/text-changes.ts'
import { text } from './support/texts.ts'
import { activateWholePage } from './support/whole-page.ts'
import { DESKTOP } from './support/windows.ts'

/** How long each word of "Choose a partner who is …" stays before the next one comes, in ms. */
const WORD_MS = 1100
/** Duration of the movement from one word to the next, in ms. */
const WORD_MOVE_MS = 500
const WORDS = ['a', 'b', 'c', 'd']
/** How long the counters take to count up, in ms (docs/product.md §9.3). */
const COUNTER_MS = 2000
const BACK_TOLERANCE_PX = 40

const home = (key: string) => text('en', `home:${key}`)

/** Returns the names of the running animations that have at least this number of iterations. */
function runningAnimations(page: Page, iterations = 0): Promise<string[]> {
  return page.evaluate(
    (iterations) =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          return playState === 'running' && Number(effect?.getTiming().iterations) >= iterations
        })
        .map((animation) => (animation as CSSAnimation).animationName ?? 'script'),
    iterations,
  )
}

/**
 * Records the keyframes of every animation that scripts start from now on, as JSON. The returned function resolves with
 * the keyframes recorded so far.
 */
async function watchAnimations(page: Page): Promise<() => Promise<string[]>> {
  const begun = await page.evaluateHandle(() => {
    const begun: string[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      begun.push(JSON.stringify(keyframes))
      return animate.call(this, keyframes, options)
    }
    return begun
  })
  return () => begun.jsonValue()
}

/** Opens the home page and stops the clock of the page, so that the test itself lets the time pass. */
async function visitWithClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await activate(page.locator('main'))
  await expectLaidOut(page)
  await stopClock(page)
}

test.describe('desktop', () => {
  test.use(DESKTOP)

  test('with reduced motion there is no film and nothing moves', async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const requestedFilms = watchFilms(page)
    await visitWithClock(page)
    const counter = page.locator('main strong').first()
    const counterChanges = await watchTexts(counter)
    const startedAnimations = await watchAnimations(page)

    await test.step('the first of the rotating words stays', async () => {
      await page.locator('main [data-rotating-words]').scrollIntoViewIfNeeded()
      await untilObserversCalled(page.locator('body'))
      await page.clock.runFor(2 * WORD_MS)
      await expect(page.locator('main [data-place="seen"]')).toHaveText(home('why.words.a'))
      await page.clock.resume()
    })

    await test.step('nothing else on the page moves', async () => {
      await activateWholePage(page)
      expect(await runningAnimations(page)).toEqual([])
      expect(await startedAnimations()).toEqual([])
      await expect(counter).toHaveText('30+')
      expect(await counterChanges()).toEqual([])
    })

    await test.step('no film is requested', async () => {
      await expectFilmDecided(page, context)
      expect(requestedFilms).toEqual([])
      await expect(film(page)).toHaveCount(0)
    })
  })

  test('the words turn once around when they come into view, within five seconds, and then rest', async ({ page }) => {
    await visitWithClock(page)
    const word = page.locator('main [data-place="seen"]')
    await expect(word).toHaveText(home('why.words.a'))
    await page.locator('main [data-rotating-words]').scrollIntoViewIfNeeded()
    await untilObserversCalled(page.locator('body'))
    for (const id of [...WORDS.slice(1), 'a']) {
      await page.clock.runFor(WORD_MS)
      await expect(word).toHaveText(home(`why.words.${id}`))
    }
    expect(WORDS.length * WORD_MS + WORD_MOVE_MS).toBeLessThanOrEqual(5000)
    // After one cycle the words must rest at the first one. Let the time of another cycle pass and check at each step:
    // a second cycle would end at the same word, so that a check at the end alone would not notice it.
    for (let turn = 1; turn <= WORDS.length; turn++) {
      await page.clock.runFor(WORD_MS)
      await expect(word).toHaveText(home('why.words.a'))
    }
    await expect(word).toHaveAttribute('aria-hidden', 'false')
  })

  test('everything that moves for longer than five seconds can be paused', async ({ page }) => {
    await visitWithClock(page)
    await page.clock.resume()

    await expect(film(page)).toHaveCount(1)
    await activateWholePage(page)
    const button = (key: string) => page.getByRole('button', { name: home(key), exact: true })
    // Only the film and the strip of logos move without end. Each of them has a button that stops it.
    const paused = ['hero.pauseFilm', 'testimonials.pauseLogos']
    await expect(page.getByRole('main').getByRole('button', { name: /^Pause/ })).toHaveCount(paused.length)
    for (const key of paused) {
      await activate(button(key))
      await button(key).click()
      await expect(button(key)).toHaveCount(0)
    }
    await scrollToTop(page)
    expect(await isPaused(page)).toBe(true)
    expect(await runningAnimations(page, Number.POSITIVE_INFINITY)).toEqual([])
  })

  test('the counters run once, for 2 seconds, when half of them are visible; the scroll prompt leads there @core', async ({
    page,
  }) => {
    await visitWithClock(page)
    const section = page.locator('main > section').first()
    const counters = section.locator('ul').first()
    const engineers = section.locator('strong').first()
    const texts = await watchTexts(engineers)
    await expect(engineers).toHaveText('30+')

    await bringIntoSight(counters, 0.4)
    await page.clock.runFor(COUNTER_MS)
    expect(await texts()).toEqual([])
    await bringIntoSight(counters, 0.6)
    await expect(engineers).toHaveText('0+')
    await page.clock.runFor(COUNTER_MS / 2)
    await expect(engineers).toHaveText(/^1[4-6]\+$/)
    await page.clock.runFor(COUNTER_MS / 2 + 100)
    await expect(engineers).toHaveText('30+')
    const counted = (await texts()).map(Number.parseFloat)
    expect(counted).toEqual(counted.toSorted((a, b) => a - b))

    // The scroll prompt leads to the counters, which do not run again.
    await scrollPageTo(page, 0)
    await page.getByRole('link', { name: home('hero.scroll') }).click()
    await expect.poll(async () => Math.abs(await topOf(section))).toBeLessThan(120)
    expect(await scrollTopOf(page)).toBeGreaterThan(500)
    await expect(engineers).toBeInViewport()
    await untilObserversCalled(page.locator('body'))
    await page.clock.runFor(COUNTER_MS)
    await expect(engineers).toHaveText('30+')
    expect(await texts()).toHaveLength(counted.length)
  })

  test('sections fade and slide in; sections reached without scrolling are visible at once @core', async ({ page }) => {
    await page.goto('/')
    await activate(page.locator('main'))
    await expectLaidOut(page)
    const heading = page.getByRole('heading', { name: home('stories.title') })
    const isReadable = () =>
      heading.evaluate((element: HTMLElement) => element.checkVisibility({ opacityProperty: true }))
    expect(await isReadable()).toBe(true)
    const animations = await watchAnimations(page)
    await page.mouse.move(700, 500)
    await expect(async () => {
      await page.mouse.wheel(0, 150)
      expect((await animations()).length).toBeGreaterThan(1)
    }).toPass({ intervals: [50] })
    expect((await animations())[0]).toContain('"opacity":0')
    expect((await animations())[0]).toContain('"translate"')
    await expect.poll(isReadable).toBe(true)
    await expect(heading).toHaveCSS('opacity', '1')
  })
})

test('Back to home restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await activateWholePage(page)
  const heading = page.getByRole('heading', { name: home('services.title') })
  await scrollPageTo(page, Math.round((await scrollTopOf(page)) + (await topOf(heading)) - 100))
  const before = await topOf(heading)
  await page
    .getByRole('main')
    .getByRole('link', { name: text('en', 'common:nav.web_dev') })
    .click()
  await expect(page).toHaveURL('/web-development')
  await expect(heading).toHaveCount(0)
  await page.goBack()
  const expectPlace = () =>
    expect.poll(async () => Math.abs((await topOf(heading)) - before)).toBeLessThan(BACK_TOLERANCE_PX)
  await expectPlace()
  // Content that arrives late above or below the heading must not move the heading.
  await expectLaidOut(page)
  expect(await brokenImages(page)).toEqual([])
  await expectPlace()
})

for (const [path, viewport] of [
  ['/', { width: 1440, height: 900 }],
  ['/vi', { width: 390, height: 844 }],
] as const)
  test(`${path}: nothing shifts while a visitor reads to the end`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const layoutShifts = await watchLayoutShifts(page)
    await page.goto(path)
    await activate(page.locator('main'))
    await expectLaidOut(page)
    await readToTheEnd(page)
    expectHardlyShifted(await layoutShifts())
  })

testInstalled(
  'offline, home has its film, its poster and every picture',
  async ({ page, context, network, problems }) => {
    await page.goto('/')
    await expectReady(page)
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.1)
    await goOffline(context, network)
    await page.reload()
    await expectReady(page)
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.1)
    await activateWholePage(page)
    expect(await page.locator('main img').count()).toBe(servedPage('/').querySelectorAll('main img').length)
    expect(await brokenImages(page)).toEqual([])
    expect(apartFromOffline(problems)).toEqual([])
  },
)
