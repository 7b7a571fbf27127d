import type { Locator, Page } from '@playwright/test'
import { bringToLife, expect, test } from './support/test.ts'

const stories = (page: Page) => page.locator('main li').filter({ has: page.locator('img[src^="/covers/"]') })
const toggle = (card: Locator) => card.getByRole('button')
const details = (card: Locator) => card.getByRole('link', { name: /^Read the story/ })

// What is on the device makes no difference here; keeping it there takes half of a test's time.
test.use({ serviceWorkers: 'block' })

test.describe('desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a story opens under the mouse: twenty words, its results, a link to it', async ({ page }) => {
    await page.goto('/')
    await expect(stories(page)).toHaveCount(4)
    const card = stories(page).first()
    await bringToLife(toggle(card))
    await expect(details(card)).toBeHidden()
    await card.hover()
    await expect(details(card)).toBeVisible()
    const text = (await card.locator('p', { hasText: '…' }).textContent()) ?? ''
    expect(text.replace('…', '').trim().split(/\s+/)).toHaveLength(20)
    await expect(card.getByRole('listitem')).not.toHaveCount(0)
    await expect(toggle(card)).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(5, 5)
    await expect(details(card)).toBeHidden()
    await card.hover()
    await details(card).click()
    await expect(page).toHaveURL(/\/case-studies\/ezymart-mobile-commerce-platform$/)
  })

  test('a press keeps open what pointing has opened, the next one closes it', async ({ page }) => {
    await page.goto('/')
    const card = stories(page).nth(1)
    await bringToLife(toggle(card))
    await toggle(card).hover()
    await expect(details(card)).toBeVisible()
    await toggle(card).click()
    await expect(toggle(card)).toHaveAttribute('aria-expanded', 'true')
    await toggle(card).click()
    await expect(details(card)).toBeHidden()
  })

  test('without script and on paper every story tells its results', async ({ browser, network }) => {
    const page = await browser.newPage({ baseURL: network.origin, javaScriptEnabled: false })
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media })
      await page.goto('/')
      for (const card of await stories(page).all()) {
        await expect(details(card)).toBeVisible()
        await expect(toggle(card)).toBeHidden()
      }
    }
    await page.close()
  })

  test('Esc closes a story that the mouse opened, the pointer still over it', async ({ page }) => {
    await page.goto('/')
    const card = stories(page).first()
    await bringToLife(toggle(card))
    await card.hover()
    await expect(details(card)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(details(card)).toBeHidden()
    await expect(toggle(card)).toHaveAttribute('aria-expanded', 'false')
  })

  test('a story opens by keyboard, closes by Esc', async ({ page }) => {
    await page.goto('/')
    const first = stories(page).first()
    const second = stories(page).nth(1)
    await bringToLife(toggle(second))
    await page.getByRole('link', { name: 'View all' }).focus()
    await page.keyboard.press('Tab')
    await expect(toggle(first)).toBeFocused()
    await expect(details(first)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(details(first)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(details(first)).toBeHidden()
    await expect(toggle(first)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(details(first)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(details(first)).toBeHidden()
    await expect(details(second)).toBeVisible()
  })
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a story opens and closes by touch', async ({ page }) => {
    await page.goto('/')
    const card = stories(page).first()
    await bringToLife(toggle(card))
    await expect(toggle(card)).toHaveAttribute('aria-expanded', 'false')
    await card.locator('img').tap()
    await expect(details(card)).toBeVisible()
    await toggle(card).tap()
    await expect(details(card)).toBeHidden()
    await toggle(card).tap()
    await details(card).tap()
    await expect(page).toHaveURL(/\/case-studies\/ezymart/)
  })

  test('one story is open at a time; a tap on its words or elsewhere closes it', async ({ page }) => {
    await page.goto('/')
    const [first, second] = [stories(page).nth(0), stories(page).nth(1)]
    await bringToLife(toggle(second))
    await first.locator('img').tap()
    await expect(details(first)).toBeVisible()
    await second.locator('img').tap()
    await expect(details(second)).toBeVisible()
    await expect(details(first)).toBeHidden()
    await second.getByRole('listitem').first().tap()
    await expect(details(second)).toBeHidden()
    await second.locator('img').tap()
    await expect(details(second)).toBeVisible()
    await page.getByRole('heading', { level: 2 }).first().tap()
    await expect(details(second)).toBeHidden()
  })
})
