import type { Page } from '@playwright/test'
import { currentTime, expectFilmDecided, film, isPaused, watchFilms } from './support/hero-film.ts'
import { scrollPageTo } from './support/scrolling.ts'
import { activate, expect, test } from './support/test.ts'
import { text } from './support/texts.ts'
import { DESKTOP, PHONE } from './support/windows.ts'

/**
 * The largest aspect ratio (width / height) of the poster's box in which the tall version of the poster may be shown. A
 * wider box would cut the tall version off at top and bottom. The poster is the still picture behind the film.
 */
const TALL_POSTER_MAX_RATIO = 1.25

const button = (page: Page, does: 'pauseFilm' | 'playFilm') =>
  page.getByRole('button', { name: text('en', `home:hero.${does}`) })

const poster = (page: Page) => page.locator('main picture img')

test.use(DESKTOP)

/** The whole hero section, which film and poster must fill. */
const hero = (page: Page) => page.locator('main > :has(h1)')

/** Aspect ratio (width / height) of the poster's content box. */
const posterRatio = (page: Page) =>
  poster(page).evaluate((image) => {
    const { width, height, paddingTop, paddingLeft } = getComputedStyle(image)
    return (parseFloat(width) - parseFloat(paddingLeft)) / (parseFloat(height) - parseFloat(paddingTop))
  })

/**
 * How far the text about the company reaches into the area in which the wide poster shows the city, in CSS pixels. The
 * city begins at 41 % of the poster's width.
 */
const textOnCity = (page: Page) =>
  poster(page).evaluate((image) => {
    const lead = document.querySelector('main h1 + p') as Element
    const range = document.createRange()
    range.selectNodeContents(lead)
    const { height, paddingTop } = getComputedStyle(image)
    const posterWidth = ((parseFloat(height) - parseFloat(paddingTop)) * 16) / 9
    const overhang = innerWidth * 0.03
    return range.getBoundingClientRect().right - (innerWidth + overhang - posterWidth * 0.59)
  })

/** Expects the film and the poster to fill the hero section from edge to edge. */
async function expectFilledHero(page: Page): Promise<void> {
  await expect.poll(() => film(page).boundingBox()).toEqual(await poster(page).boundingBox())
  const box = await hero(page).boundingBox()
  // The hero section ends with a hairline, 1 px high, below the film.
  await expect.poll(() => film(page).boundingBox()).toEqual({ ...box, height: (box?.height ?? 0) - 1 })
  const { width, height = 0 } = page.viewportSize() ?? {}
  expect(box).toMatchObject({ x: 0, width })
  expect(box?.height).toBeGreaterThanOrEqual(height)
}

test('the film plays over its poster, fills the hero, can be paused, and pauses out of sight @core', async ({
  page,
}) => {
  await page.goto('/')
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.1)
  const source = () => poster(page).evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(await source()).toMatch(/\/film\/poster-wide.*\.avif$/)
  await expectFilledHero(page)
  const filmRatio = await film(page).evaluate((video: HTMLVideoElement) => video.videoWidth / video.videoHeight)
  const pictureRatio = await poster(page).evaluate(
    (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
  )
  expect(filmRatio).toBeCloseTo(pictureRatio, 2)
  for (const property of ['muted', 'loop', 'playsInline']) await expect(film(page)).toHaveJSProperty(property, true)
  await button(page, 'pauseFilm').click()
  await expect.poll(() => isPaused(page)).toBe(true)
  await button(page, 'playFilm').click()
  await expect.poll(() => isPaused(page)).toBe(false)
  await scrollPageTo(page, 3000)
  await expect.poll(() => isPaused(page)).toBe(true)
  await scrollPageTo(page, 0)
  await expect.poll(() => isPaused(page)).toBe(false)

  // The text must not cover the film's button: a trial click fails on a covered button.
  for (const width of [768, 1024, 1312]) {
    await page.setViewportSize({ width, height: Math.round(width / 1.6) })
    await expectFilledHero(page)
    await button(page, 'pauseFilm').click({ trial: true })
  }

  await page.setViewportSize(PHONE.viewport)
  await expect.poll(source).toMatch(/\/film\/poster-tall.*\.avif$/)
  await expectFilledHero(page)
  expect(await posterRatio(page)).toBeLessThanOrEqual(TALL_POSTER_MAX_RATIO + 0.01)
})

test('in a low window the text does not lie on the city', async ({ page }) => {
  for (const path of ['/', '/vi'])
    for (const [width, height] of [
      [768, 432],
      [844, 390],
      [900, 480],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      expect(await textOnCity(page), `${path} at ${width} × ${height}`).toBeLessThanOrEqual(0)
    }
})

test('scrolling away while the film loads does not stop it', async ({ page, network }) => {
  const release = network.hold(/\.mp4$/)
  await page.goto('/')
  await expect.poll(() => isPaused(page)).toBe(false)
  await scrollPageTo(page, 3000)
  await expect.poll(() => isPaused(page)).toBe(true)
  await expect(film(page)).toHaveJSProperty('readyState', 0)
  release()
  await scrollPageTo(page, 0)
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.1)
  expect(await isPaused(page)).toBe(false)
  await expect(button(page, 'pauseFilm')).toBeVisible()
})

test('when the film cannot be loaded the poster stays, without a button', async ({ page, context }) => {
  const films = watchFilms(page)
  await context.route('**/*.mp4', (route) => route.abort())
  await page.goto('/')
  // The first format fails to load, so the browser tries the other format too.
  await expect.poll(() => new Set(films).size).toBeGreaterThan(1)
  await expect(film(page)).toHaveCount(0)
  await expect(button(page, 'pauseFilm').or(button(page, 'playFilm'))).toHaveCount(0)
  await expect(poster(page)).toBeVisible()
})

test('no film is loaded when the visitor saves data', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const films = watchFilms(page)
  await page.goto('/')
  await activate(page.locator('main'))
  await expectFilmDecided(page, context)
  await expect(film(page)).toHaveCount(0)
  expect(films).toEqual([])
})

/** The tag name of the largest contentful paint so far. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as LargestContentfulPaint
          resolve(element?.localName)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

for (const [name, viewport] of Object.entries({
  phone: PHONE.viewport,
  tablet: { width: 768, height: 1024 },
  desktop: DESKTOP.viewport,
})) {
  test(`the film does not count as a larger paint than its poster (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.1)
    expect(await largestPaint(page)).toBe('img')
  })
}
