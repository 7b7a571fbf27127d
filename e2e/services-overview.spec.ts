import type { Locator, Page } from '@playwright/test'
import { SERVICES } from './support/services.ts'
import { bringToLife, expect, goOffline, test, visitUntilReady } from './support/test.ts'
import { watchTexts } from './support/text-changes.ts'

const cards = (page: Page) => page.locator('main ol > li')
const toggle = (card: Locator) => card.getByRole('button')
const link = (card: Locator) => card.getByRole('link')
/** The titles of what a service comprises. */
const details = (card: Locator) => card.locator('ul')

for (const prefix of ['', '/vi']) {
  test(`six cards from 01 to 06 lead to the services in new tabs, buttons to contact and case studies: ${prefix || '/'}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/services`)
    await expect(cards(page)).toHaveCount(SERVICES.length)
    for (const [index, { path }] of SERVICES.entries()) {
      const card = cards(page).nth(index)
      await expect(card.getByText(`0${index + 1}`, { exact: true })).toBeVisible()
      await expect(link(card)).toHaveAttribute('href', prefix + path)
      await expect(link(card)).toHaveAttribute('target', '_blank')
      await expect(link(card)).toHaveAttribute('rel', /noopener/)
      expect(await details(card).locator('li').count()).toBeGreaterThanOrEqual(3)
    }
    const hero = page.locator('main > div').first()
    await expect(hero.getByRole('link').nth(0)).toHaveAttribute('href', `${prefix}/contact-us`)
    await expect(hero.getByRole('link').nth(1)).toHaveAttribute('href', `${prefix}/case-studies`)
    const callToAction = page.locator('main > section').last()
    await expect(callToAction.getByRole('link').first()).toHaveAttribute('href', `${prefix}/contact-us`)
    await expect(callToAction.getByRole('link').last()).toHaveAttribute('href', /^https:\/\/www\.linkedin\.com\//)
  })
}

test.describe('desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a card opens under the mouse, closes behind it and by Esc; its link opens a tab', async ({ page, context }) => {
    await visitUntilReady(page, '/services')
    const card = cards(page).nth(1)
    await bringToLife(toggle(card))
    await expect(details(card)).toBeHidden()
    await card.hover()
    await expect(details(card)).toBeVisible()
    await expect(details(card)).toContainText('E-commerce')
    await expect(toggle(card)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(details(card)).toBeHidden()
    await page.mouse.move(5, 5)
    await card.hover()
    await expect(details(card)).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(details(card)).toBeHidden()

    const opened = context.waitForEvent('page')
    await link(card).click()
    await expect(await opened).toHaveURL(/\/web-development$/)
    await expect(page).toHaveURL(/\/services$/)
  })

  test('cards open by keyboard, one after the other', async ({ page }) => {
    await visitUntilReady(page, '/services')
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
    await bringToLife(toggle(second))
    await toggle(first).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(link(first)).toBeFocused()
    await expect(details(first)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(toggle(first)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(details(first)).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(details(first)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(details(first)).toBeHidden()
    await expect(toggle(first)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(link(second)).toBeFocused()
    await expect(details(second)).toBeVisible()
    await expect(details(first)).toBeHidden()
  })

  test('four figures stand in the HTML and count up once; 24/7 stands still', async ({ page, request }) => {
    const html = await (await request.get('/services')).text()
    for (const figure of ['18+', '120+', '40+', '24/7']) expect(html).toContain(`>${figure}<`)
    await visitUntilReady(page, '/services')
    const figures = page.locator('main strong')
    await expect(figures).toHaveText(['18+', '120+', '40+', '24/7'])
    const projects = await watchTexts(figures.nth(1))
    const support = await watchTexts(figures.nth(3))
    await figures.nth(3).scrollIntoViewIfNeeded()
    await expect.poll(async () => (await projects()).length).toBeGreaterThan(0)
    await expect.poll(async () => (await projects()).at(-1)).toBe('120+')
    const seen = (await projects()).map(Number.parseFloat)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(new Set(seen).size).toBeGreaterThan(20)
    expect(await support()).toEqual([])
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await figures.nth(3).scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    expect(await projects()).toHaveLength(seen.length)
  })

  test('reduced motion: the figures do not count', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitUntilReady(page, '/services')
    const projects = page.locator('main strong').nth(1)
    const texts = await watchTexts(projects)
    await projects.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    expect(await texts()).toEqual([])
  })

  test('four benefits', async ({ page }) => {
    await page.goto('/services')
    for (const name of ['In-depth know-how', 'Quick time to market', 'Customer satisfaction', 'Reduced cost'])
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
    for (const prefix of ['', '/vi']) {
      await page.goto(`${prefix}/services`)
      await expect(page.locator('main')).toContainText('15%')
    }
  })

  test('offline, coming from another page, the cards tell the same', async ({ page, context, network }) => {
    await visitUntilReady(page, '/vi/about-us')
    await goOffline(context, network)
    await page.locator('header a[href="/vi/services"]:visible').first().click()
    await expect(page).toHaveURL(/\/vi\/services$/)
    const card = cards(page).nth(0)
    await bringToLife(toggle(card))
    await card.hover()
    await expect(details(card)).toContainText('Chuyển đổi số')
    const picture = card.locator('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a card opens and closes by touch', async ({ page }) => {
    await visitUntilReady(page, '/services')
    const card = cards(page).first()
    await bringToLife(toggle(card))
    await expect(details(card)).toBeHidden()
    await card.locator('img').tap()
    await expect(details(card)).toBeVisible()
    await toggle(card).tap()
    await expect(details(card)).toBeHidden()
  })

  test('nothing is wider than the screen', async ({ page }) => {
    for (const path of ['/services', '/vi/services', '/about-us', '/vi/about-us']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    }
  })
})
