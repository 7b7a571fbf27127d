import type { Page } from '@playwright/test'
import { stopClock } from './support/clock.ts'
import { customerLogos } from './support/home-content.ts'
import { excessWidth, scrollToTop } from './support/scrolling.ts'
import { activate, expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

const LOGO_STEP_MS = 6000
const SCREEN_WIDTH_PX = 2560
/** The width of a logo's cell, 10 rem. At this screen width the root font size is 20 px (125 %, `theme/base.css`). */
const LOGO_WIDTH_PX = 10 * 20

test.use({ viewport: { width: SCREEN_WIDTH_PX, height: 1440 } })

test('the strip rests for 6 s, moves by 10 rem and wraps around; it fills a wide screen, and stops when it should', async ({
  page,
}) => {
  const { logos, expectShift, expectRest } = await openStrip(page)

  await test.step('after one round it is where it began; meanwhile it fills the screen and does not widen the page', async () => {
    for (let count = 1; count < customerLogos.length; count++) await expectShift()
    const right = await logos.last().evaluate((logo) => logo.getBoundingClientRect().right)
    expect(right).toBeGreaterThanOrEqual(SCREEN_WIDTH_PX)
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    await expectShift()
  })

  await test.step('its button stops and starts it', async () => {
    await page.getByRole('button', { name: text('en', 'home:testimonials.pauseLogos') }).click()
    await expectRest(3 * LOGO_STEP_MS)
    await page.getByRole('button', { name: text('en', 'home:testimonials.playLogos') }).click()
    for (let count = 0; count < 2; count++) {
      await expectRest(LOGO_STEP_MS - 1)
      await expectShift(1)
    }
  })

  await test.step('it stops under the pointer, off the screen and in a hidden tab', async () => {
    await logos.nth(2).hover()
    await expectRest(2 * LOGO_STEP_MS)
    await page.mouse.move(0, 0)
    await expectShift()

    await scrollToTop(page)
    await expectRest(2 * LOGO_STEP_MS)
    await logos.nth(2).scrollIntoViewIfNeeded()
    await expectShift()

    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }))
    await expectRest(2 * LOGO_STEP_MS)
  })
})

test('with reduced motion the strip rests until the visitor starts it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { expectShift, expectRest } = await openStrip(page)
  await expectRest(3 * LOGO_STEP_MS)
  await page.getByRole('button', { name: text('en', 'home:testimonials.playLogos') }).click()
  await expectShift()
})

/**
 * Opens the strip of logos with a stopped clock. Only the returned functions `expectShift` and `expectRest` advance the
 * clock.
 */
async function openStrip(page: Page) {
  await page.clock.install()
  await page.goto('/')
  const logos = page.locator('main ul img[src^="/customers/"]')
  await activate(logos.first())
  await stopClock(page)
  let first = 0

  /** Ends the transition of the row of logos. Returns the left edge of the first logo, in CSS pixels. */
  const left = () =>
    logos.first().evaluate((logo) => {
      const row = logo.closest('ul')?.parentElement
      for (const animation of row?.getAnimations() ?? []) animation.finish()
      return logo.getBoundingClientRect().left
    })

  async function shiftIn(ms: number): Promise<number> {
    const before = await left()
    await page.clock.runFor(ms)
    return (await left()) - before
  }

  async function expectShift(ms = LOGO_STEP_MS): Promise<void> {
    first = (first + 1) % customerLogos.length
    const way = first === 0 ? (customerLogos.length - 1) * LOGO_WIDTH_PX : -LOGO_WIDTH_PX
    expect(await shiftIn(ms), `logo ${first + 1} stands first`).toBe(way)
  }

  async function expectRest(ms: number): Promise<void> {
    expect(await shiftIn(ms)).toBe(0)
  }

  return { logos, expectShift, expectRest }
}
