import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { watchFilms } from './support/hero-film.ts'
import { activate, expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

const schemeSwitch = (page: Page): Locator =>
  page.locator('footer').getByRole('switch', { name: text('en', 'common:nightColours') })

/** Lightness of the page's background or text, from 0 (black) to 1 (white). */
function lightness(page: Page, of: 'backgroundColor' | 'color'): Promise<number> {
  return page.evaluate((property) => {
    const channels = getComputedStyle(document.body)[property].match(/[\d.]+/g) ?? []
    return Math.max(...channels.slice(0, 3).map(Number)) / 255
  }, of)
}

const ground = (page: Page) => lightness(page, 'backgroundColor')

const poster = (page: Page) => page.locator('main picture img').evaluate((image: HTMLImageElement) => image.currentSrc)

const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => !media || matchMedia(media).matches,
      )?.content,
  )

test('the switch turns all tabs dark, and the next page from its first frame @core', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/services')
  await activate(page.locator('footer'))
  const dayColour = await barColour(page)
  expect(await ground(page)).toBeGreaterThan(0.9)
  await expect(schemeSwitch(page)).not.toBeChecked()
  await schemeSwitch(page).click()
  await expect(schemeSwitch(page)).toBeChecked()
  expect(await ground(page)).toBeLessThan(0.2)
  expect(await barColour(page)).not.toBe(dayColour)
  await expect.poll(() => poster(page)).toContain('night')
  await expect.poll(() => ground(other)).toBeLessThan(0.2)

  // Block the scripts of the next page: the page and its poster must be dark even without scripts.
  await context.route('**/boot.js*', (route) => route.abort())
  await page.goto('/')
  expect(await ground(page)).toBeLessThan(0.2)
  await expect.poll(() => poster(page)).toContain('night')
})

test('a page follows the scheme of the device until the visitor chooses another, and is printed light', async ({
  page,
}) => {
  const films = watchFilms(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect.poll(() => films.length).toBeGreaterThan(0)
  expect(films.filter((film) => !film.includes('night'))).toEqual([])
  await activate(page.locator('footer'))
  await expect(schemeSwitch(page)).toBeChecked()
  expect(await ground(page)).toBeLessThan(0.2)
  await schemeSwitch(page).click()
  expect(await ground(page)).toBeGreaterThan(0.9)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(schemeSwitch(page)).not.toBeChecked()
  // Choose dark, then light again. Light is now also the scheme of the device, so the second choice is not stored: from
  // then on the page follows the device.
  await schemeSwitch(page).click()
  await schemeSwitch(page).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(schemeSwitch(page)).toBeChecked()
  expect(await lightness(page, 'color')).toBeGreaterThan(0.9)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await lightness(page, 'color')).toBeLessThan(0.2)
})

test('a picture takes the night with the page', async ({ page }) => {
  await page.goto('/contact-us')
  await activate(page.locator('footer'))
  const picture = page.locator('main img').first()
  const brightness = async () => {
    const { channels } = await sharp(await picture.screenshot()).stats()
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3
  }
  const byDay = await brightness()
  await schemeSwitch(page).click()
  await expect.poll(brightness).toBeLessThan(0.75 * byDay)
})
