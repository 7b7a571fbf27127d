import type { Page } from '@playwright/test'
import { common, dropdown, ELSEWHERE, visitWithMenu } from './support/header.ts'
import { test as testInstalled } from './support/installed.ts'
import { scrollPageTo, scrollTopOf, topOf } from './support/scrolling.ts'
import { servedPage } from './support/served-page.ts'
import { activate, expect, expectLaidOut, expectReady, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/windows.ts'

/** How far what the visitor sees may move when the visitor comes back to a page, in CSS pixels. */
const PLACE_TOLERANCE_PX = 2

test.describe('desktop', () => {
  test.use(DESKTOP)

  test('after a link inside the site, title, focus, scroll position and Back are as after a page load @core', async ({
    page,
  }) => {
    const year = 2041
    await page.clock.setFixedTime(new Date(year, 2, 1))
    await visitWithMenu(page, '/about-us')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(common('footer.copyright', { year: String(year) }))
    const link = footer.getByRole('link', { name: common('footer.privacyPolicy') })
    await link.scrollIntoViewIfNeeded()
    await expectLaidOut(page)
    expect(await scrollTopOf(page)).toBeGreaterThan(600)
    const before = await topOf(link)
    await link.click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(page).toHaveTitle(servedPage('/privacy-policy').title)
    expect(await scrollTopOf(page)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: common('skipToContent') })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
    await expect(page).toHaveTitle(servedPage('/about-us').title)
    await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThanOrEqual(PLACE_TOLERANCE_PX)
  })

  test('Back and Forward restore the scroll position: after a jump inside a page, and across a language switch', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitWithMenu(page, '/about-us')
    await expectLaidOut(page)
    await scrollPageTo(page, 600)
    const { button, panel } = await dropdown(page, common('nav.about'))
    await button.hover()
    await panel.getByRole('link', { name: common('nav.aboutHistory') }).click()
    await page.mouse.move(...ELSEWHERE)
    await expect(page).toHaveURL('/about-history')
    await expect.poll(() => scrollTopOf(page)).toBe(0)
    const toTimeline = page.locator('main a[href="#timeline"]')
    const distance = async () => Math.abs(await topOf(page.locator('#timeline')))
    await toTimeline.click()
    await expect.poll(distance).toBeLessThan(100)
    await page.goBack()
    await expect(page).toHaveURL('/about-history')
    await expect.poll(() => scrollTopOf(page)).toBe(0)
    await page.goForward()
    await expect(page).toHaveURL('/about-history#timeline')
    await expect.poll(distance).toBeLessThan(100)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
    await expect.poll(() => scrollTopOf(page)).toBe(600)

    const toVietnamese = page.getByRole('banner').locator('a[hreflang="vi"]:visible')
    await toVietnamese.click()
    await expect(page).toHaveURL('/vi/about-us')
    await expect.poll(() => scrollTopOf(page)).toBe(600)
    await page.locator('header nav a[href="/vi/careers"]:visible').click()
    await expect(page).toHaveURL('/vi/careers')
    await expect.poll(() => scrollTopOf(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/vi/about-us')
    await expect.poll(() => scrollTopOf(page)).toBe(600)
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
    expect(await scrollTopOf(page)).toBe(600)
  })

  test('Back after a jump from a table of contents restores the scroll position', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitWithMenu(page, '/privacy-policy')
    await expectLaidOut(page)
    const jump = page.locator('main nav a[href^="#"]').last()
    await jump.scrollIntoViewIfNeeded()
    const before = await scrollTopOf(page)
    await jump.click()
    await expect(page).toHaveURL(/#/)
    await expect.poll(() => scrollTopOf(page)).toBeGreaterThan(before + 500)
    await page.goBack()
    await expect(page).toHaveURL('/privacy-policy')
    await expect.poll(() => scrollTopOf(page)).toBe(before)
  })
})

/** The topmost heading on the screen and its distance from the upper edge of the window, in CSS pixels. */
function headingOnScreen(page: Page): Promise<{ text: string; top: number } | undefined> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h2, h3, h4)')]
      .map((heading) => ({ text: heading.textContent, top: heading.getBoundingClientRect().top }))
      .find(({ top }) => top >= 0),
  )
}

/** Scrolls down a long page. Expects the same scroll position after a reload, and after Back from another page. */
async function expectSamePlaceAfterReturn(page: Page, path: string, settled: () => Promise<void>): Promise<void> {
  await page.goto(path)
  await settled()
  await scrollPageTo(page, await page.evaluate(() => Math.round(document.body.scrollHeight * 0.6)))
  const before = await headingOnScreen(page)
  const expectPlace = () =>
    expect(async () => {
      const now = await headingOnScreen(page)
      expect(now?.text).toBe(before?.text)
      expect(Math.abs((now?.top ?? Number.NaN) - (before?.top ?? Number.NaN))).toBeLessThan(PLACE_TOLERANCE_PX)
    }).toPass()
  await page.reload()
  await expectPlace()
  await settled()
  await expectPlace()
  await page.goto('/careers')
  await page.goBack()
  await expectPlace()
  await settled()
  await expectPlace()
}

/** Waits for scripts, fonts and layout. After that, nothing that arrives late can move the page. */
async function expectSettled(page: Page): Promise<void> {
  await activate(page.locator('main'))
  await expectLaidOut(page)
  await expect.poll(() => page.evaluate(() => document.fonts.size > 0 && document.fonts.status)).toBe('loaded')
}

for (const path of ['/about-history', '/privacy-policy'])
  test.describe('a phone', () => {
    test.use(PHONE)

    test(`${path}: a reload and Back from another document show the same part of the page`, async ({ page }) => {
      await expectSamePlaceAfterReturn(page, path, () => expectSettled(page))
    })
  })

testInstalled.describe('a phone with the site installed', () => {
  testInstalled.use(PHONE)

  testInstalled('a reload and Back from another document show the same part of the page', async ({ page }) => {
    await expectSamePlaceAfterReturn(page, '/about-history', async () => {
      await expectReady(page)
      await expectSettled(page)
    })
  })
})
