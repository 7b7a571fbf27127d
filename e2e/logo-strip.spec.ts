import type { Page } from '@playwright/test'
import { bringToLife, expect, test } from './support/test.ts'

const LOGO_STEP_MS = 6000
const LOGO_WIDTH_PX = 10 * 16

/** The strip with time standing still; `shiftIn(ms)` lets it pass and tells by how many pixels the row has moved meanwhile. */
async function openStrip(page: Page) {
  await page.clock.install()
  await page.goto('/')
  const logos = page.locator('main ul img[src^="/customers/"]')
  await bringToLife(logos.first())
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const left = () =>
    logos.first().evaluate(async (logo) => {
      const row = logo.closest('ul')?.parentElement
      await Promise.all(row?.getAnimations().map((animation) => animation.finished) ?? [])
      return logo.getBoundingClientRect().left
    })
  async function shiftIn(ms: number): Promise<number> {
    const before = await left()
    await page.clock.runFor(ms)
    return (await left()) - before
  }
  return { logos, shiftIn }
}

// What is on the device makes no difference here; keeping it there takes half of a test's time.
test.use({ serviceWorkers: 'block' })

test('the strip shifts by 10 rem each time and stands where it began after nine', async ({ page }) => {
  const { logos, shiftIn } = await openStrip(page)
  await expect(logos).toHaveCount(27)
  for (let shift = 1; shift < 9; shift++) expect(await shiftIn(LOGO_STEP_MS), `${shift}`).toBe(-LOGO_WIDTH_PX)
  expect(await shiftIn(LOGO_STEP_MS)).toBe(8 * LOGO_WIDTH_PX)
})

test('the strip stops by its button, goes on by it, and rests for 6 s before each shift', async ({ page }) => {
  const { shiftIn } = await openStrip(page)
  await page.getByRole('button', { name: 'Pause the logos' }).click()
  expect(await shiftIn(3 * LOGO_STEP_MS)).toBe(0)
  await page.getByRole('button', { name: 'Play the logos' }).click()
  for (let shift = 1; shift < 3; shift++) {
    expect(await shiftIn(LOGO_STEP_MS - 1)).toBe(0)
    expect(await shiftIn(1)).toBe(-LOGO_WIDTH_PX)
  }
})

test('the strip names each customer once and fills a wide screen without making the page wider', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  const { logos, shiftIn } = await openStrip(page)
  const names = await logos.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
  expect(new Set(names.slice(0, 9)).size).toBe(9)
  expect(names.slice(9)).toEqual(Array(18).fill(''))
  await expect(page.locator('main ul:not([aria-hidden]) > li > img[src^="/customers/"]')).toHaveCount(9)
  await shiftIn(8 * LOGO_STEP_MS)
  const right = await logos.last().evaluate((logo) => logo.getBoundingClientRect().right)
  expect(right).toBeGreaterThanOrEqual(2560)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('the strip stands still under the pointer, off the screen and in a hidden tab', async ({ page }) => {
  const { logos, shiftIn } = await openStrip(page)
  await logos.nth(2).hover()
  expect(await shiftIn(2 * LOGO_STEP_MS)).toBe(0)
  await page.mouse.move(0, 0)
  expect(await shiftIn(LOGO_STEP_MS)).toBe(-LOGO_WIDTH_PX)

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await shiftIn(2 * LOGO_STEP_MS)).toBe(0)
  await logos.nth(2).scrollIntoViewIfNeeded()
  expect(await shiftIn(LOGO_STEP_MS)).toBe(-LOGO_WIDTH_PX)

  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }))
  expect(await shiftIn(2 * LOGO_STEP_MS)).toBe(0)
})

test('the strip rests under reduced motion until the visitor lets it move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { shiftIn } = await openStrip(page)
  expect(await shiftIn(3 * LOGO_STEP_MS)).toBe(0)
  await page.getByRole('button', { name: 'Play the logos' }).click()
  expect(await shiftIn(LOGO_STEP_MS)).toBe(-LOGO_WIDTH_PX)
})
