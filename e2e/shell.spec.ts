import type { Locator, Page } from '@playwright/test'
import { test as onInstalled } from './support/installed.ts'
import { placeOf, scrollToPlace } from './support/place.ts'
import { servedPage } from './support/served-page.ts'
import { bringToLife, expect, expectLaidOut, expectReady, test } from './support/test.ts'
import { text } from './support/texts.ts'

/** Where the pointer is over nothing that answers it. */
const ELSEWHERE = [700, 700] as const

/** How far what is seen may move when a page is shown again. */
const PLACE_TOLERANCE_PX = 24

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const common = (key: string, values?: Record<string, string>) => text('en', `common:${key}`, values)

function menu(page: Page): Locator {
  return page.getByRole('navigation', { name: common('nav.label'), exact: true })
}

/** The button of an entry with pages below it, and the list of these. */
async function dropdown(page: Page, name: string): Promise<{ button: Locator; panel: Locator }> {
  const button = menu(page).getByRole('button', { name })
  return { button, panel: page.locator(`[id="${await button.getAttribute('aria-controls')}"]`) }
}

/** Opens a page and waits until its menu is answered by script. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await bringToLife(page.locator('main'))
  await expect(menu(page)).toHaveAttribute('data-alive')
}

/** Shows a count of two digits in the badge. Runs in the page. */
function showTwelve(badge: Element): void {
  badge.setAttribute('data-shown', '')
  const sum = badge.querySelector('[data-sum]')
  if (sum) sum.textContent = '12'
}

/**
 * The room between what one can press in the header, drawn parts alone, from left to right, and at last between the rightmost link and
 * where it may end at most: as far from the edge as the logo is. CSS pixels. Runs in the page.
 */
function gapsInHeader(header: Element): number[] {
  const isSeen = (element: Element) => element.checkVisibility() && !element.closest('ul ul, .visually-hidden')
  const range = document.createRange()
  const drawnIn = (control: Element) => {
    const drawn = [control, ...control.querySelectorAll('*')].filter(isSeen).flatMap((element) => {
      const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      return element.matches('svg') ? [element] : words
    })
    const boxes = drawn.map((node) => {
      range.selectNode(node)
      return range.getBoundingClientRect()
    })
    return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) }
  }
  const controls = [...header.querySelectorAll('a, button')].filter(isSeen)
  const boxes = controls.map(drawnIn).filter(({ left, right }) => right > left)
  boxes.sort((a, b) => a.left - b.left)
  const gaps = boxes.slice(1).map(({ left }, place) => left - (boxes[place]?.right ?? 0))
  const links = controls.filter((control) => control.matches('a')).map((link) => link.getBoundingClientRect())
  const logo = Math.min(...links.map(({ left }) => left))
  const end = Math.max(...links.map(({ right }) => right))
  return [...gaps, innerWidth - logo - end].map((gap) => Math.round(gap))
}

test.describe('desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a menu opens under the pointer and closes 120 ms after it has left; there is one open at most', async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, '/privacy-policy')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    const services = await dropdown(page, common('nav.submenu', { name: common('nav.services') }))
    const about = await dropdown(page, common('nav.about'))
    const label = menu(page).getByRole('link', { name: common('nav.services'), exact: true })

    await expect(services.panel).toBeHidden()
    await label.hover()
    await expect(services.panel).toBeVisible()
    await page.mouse.move(...ELSEWHERE)
    await page.clock.runFor(119)
    await expect(services.panel).toBeVisible()
    await label.hover()
    await page.clock.runFor(1000)
    await expect(services.panel).toBeVisible()
    await page.mouse.move(...ELSEWHERE)
    await page.clock.runFor(119)
    await expect(services.panel).toBeVisible()
    await page.clock.runFor(1)
    await expect(services.panel).toBeHidden()

    await label.hover()
    await about.button.hover()
    await expect(about.panel).toBeVisible()
    await expect(services.panel).toBeHidden()
    await page.mouse.click(...ELSEWHERE)
    await expect(about.panel).toBeHidden()
  })

  test('by keyboard: skip to the content; open a menu, walk through it, leave it, close it with Esc', async ({
    page,
  }) => {
    await visit(page, '/privacy-policy')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: common('skipToContent') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    const { button, panel } = await dropdown(page, common('nav.submenu', { name: common('nav.services') }))
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const links = await panel.getByRole('link').all()
    for (const link of links) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(panel).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Shift+Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(panel).toBeHidden()
  })

  test('the header turns solid after 100 px and while pointed at; a way back to the top after one screen', async ({
    page,
  }) => {
    await visit(page, '/privacy-policy')
    await expectLaidOut(page)
    const header = page.getByRole('banner')
    const expectSolid = () => expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const expectClear = () => expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.mouse.move(...ELSEWHERE)
    await expectClear()
    await scrollToPlace(page, 101)
    await expectSolid()
    await scrollToPlace(page, 100)
    await expectClear()
    await page.mouse.move(700, 30)
    await expectSolid()
    await page.mouse.move(...ELSEWHERE)
    await expectClear()

    const toTop = page.getByRole('button', { name: common('backToTop') })
    await scrollToPlace(page, 901)
    await expect(toTop).toBeVisible()
    await scrollToPlace(page, 900)
    await expect(toTop).toBeHidden()
    await scrollToPlace(page, 1500)
    await toTop.click()
    await expect.poll(() => placeOf(page)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(toTop).toBeHidden()
  })

  test('at the end of a page the way back to the top lies on no word, whatever the width', async ({ page }) => {
    for (const path of ['/careers', '/vi/careers'])
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await expectLaidOut(page)
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
        await expect(page.locator('[data-to-top]')).toBeVisible()
        expect(await page.locator('[data-to-top]').evaluate(wordsBelow), `${path} at ${width} px`).toEqual([])
      }
  })

  test('with the badge of the outbox nothing in the header touches another or leaves the page, whatever the width', async ({
    page,
  }) => {
    for (const path of ['/services', '/vi/services'])
      for (const width of [320, 360, 390, 768, 800, 832, 900, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await page.locator('[data-outbox-badge]').evaluate(showTwelve)
        const gaps = await page.getByRole('banner').evaluate(gapsInHeader)
        const atEnd = gaps.pop()
        expect(atEnd, `${path} at ${width} px ends in its place`).toBeGreaterThanOrEqual(0)
        expect(Math.min(...gaps), `${path} at ${width} px: ${gaps}`).toBeGreaterThanOrEqual(8)
      }
  })

  test('the language switch keeps path, query and hash; what was chosen stays chosen', async ({ page }) => {
    const toVietnamese = page.getByRole('banner').locator('a[hreflang="vi"]:visible')
    const toEnglish = page.getByRole('banner').locator('a[hreflang="en"]:visible')
    await visit(page, '/case-studies?service=web_dev#list')
    await toVietnamese.click()
    await expect(page).toHaveURL('/vi/case-studies?service=web_dev#list')
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await expect(page).toHaveTitle(servedPage('/vi/case-studies').title)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('vi')
    await page.goBack()
    await expect(page).toHaveURL('/case-studies?service=web_dev#list')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')

    await page.goto('/about-us?x=1#y')
    await expect(page).toHaveURL('/vi/about-us?x=1#y')
    await bringToLife(page.locator('main'))
    await toEnglish.click()
    await expect(page).toHaveURL('/about-us?x=1#y')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/careers')
    await expect(page).toHaveURL('/careers')
  })

  test('before its code is there, a page has its menus and its language switch', async ({ page }) => {
    await page.route('**/boot.js*', (route) => route.abort())
    await page.goto('/about-us?x=1#y')
    const { button, panel } = await dropdown(page, common('nav.about'))
    await expect(panel).toBeHidden()
    await button.hover()
    await expect(panel).toBeVisible()
    await page.mouse.move(...ELSEWHERE)
    await expect(panel).toBeHidden()
    await button.focus()
    await expect(panel).toBeVisible()
    await page.getByRole('banner').locator('a[hreflang="vi"]:visible').click()
    await expect(page).toHaveURL('/vi/about-us?x=1#y')
    await page.goto('/careers')
    await expect(page).toHaveURL('/vi/careers')
  })

  test('a link inside the site: title, focus, place and Back are those of a page load', async ({ page }) => {
    const year = 2041
    await page.clock.setFixedTime(new Date(year, 2, 1))
    await visit(page, '/about-us')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(common('footer.copyright', { year: String(year) }))
    const link = footer.getByRole('link', { name: common('footer.privacyPolicy') })
    await link.scrollIntoViewIfNeeded()
    await expectLaidOut(page)
    const before = await placeOf(page)
    expect(before).toBeGreaterThan(600)
    await link.click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(page).toHaveTitle(servedPage('/privacy-policy').title)
    expect(await placeOf(page)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: common('skipToContent') })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
    await expect(page).toHaveTitle(servedPage('/about-us').title)
    await expect.poll(() => placeOf(page)).toBe(before)
  })

  test('Back and Forward find the place: after a jump inside a page, and over a language switch', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/about-us')
    await expectLaidOut(page)
    await scrollToPlace(page, 600)
    const goTo = async (name: string) => {
      const { button, panel } = await dropdown(page, text('en', 'common:nav.about'))
      await button.hover()
      await panel.getByRole('link', { name }).click()
      await page.mouse.move(...ELSEWHERE)
    }
    await goTo(common('nav.aboutHistory'))
    await expect(page).toHaveURL('/about-history')
    await expect.poll(() => placeOf(page)).toBe(0)
    const toTimeline = page.locator('main a[href="#timeline"]')
    const distance = async () => Math.abs((await page.locator('#timeline').boundingBox())?.y ?? Number.NaN)
    await toTimeline.click()
    await expect.poll(distance).toBeLessThan(100)
    await page.goBack()
    await expect(page).toHaveURL('/about-history')
    await expect.poll(() => placeOf(page)).toBe(0)
    await page.goForward()
    await expect(page).toHaveURL('/about-history#timeline')
    await expect.poll(distance).toBeLessThan(100)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
    await expect.poll(() => placeOf(page)).toBe(600)

    const toVietnamese = page.getByRole('banner').locator('a[hreflang="vi"]:visible')
    await toVietnamese.click()
    await expect(page).toHaveURL('/vi/about-us')
    await expect.poll(() => placeOf(page)).toBe(600)
    await page.locator('header nav a[href="/vi/careers"]:visible').click()
    await expect(page).toHaveURL('/vi/careers')
    await expect.poll(() => placeOf(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/vi/about-us')
    await expect.poll(() => placeOf(page)).toBe(600)
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
    expect(await placeOf(page)).toBe(600)
  })

  test('Back after a jump in a table of contents leads to where it was pressed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/privacy-policy')
    await expectLaidOut(page)
    const jump = page.locator('main nav a[href^="#"]').last()
    await jump.scrollIntoViewIfNeeded()
    const before = await placeOf(page)
    await jump.click()
    await expect(page).toHaveURL(/#/)
    await expect.poll(() => placeOf(page)).toBeGreaterThan(before + 500)
    await page.goBack()
    await expect(page).toHaveURL('/privacy-policy')
    await expect.poll(() => placeOf(page)).toBe(before)
  })
})

/** The heading that stands highest on the screen, and where. */
function headingOnScreen(page: Page): Promise<{ text: string; top: number } | undefined> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h2, h3, h4)')]
      .map((heading) => ({ text: heading.textContent, top: heading.getBoundingClientRect().top }))
      .find(({ top }) => top >= 0),
  )
}

/** Reads on a long page, comes back to it by a reload and by Back from another page, and finds the place. */
async function comeBackToTheSamePlace(page: Page, path: string, settled: () => Promise<void>): Promise<void> {
  await page.goto(path)
  await settled()
  await scrollToPlace(page, await page.evaluate(() => Math.round(document.body.scrollHeight / 2)))
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

/** Taken over, its fonts in use, laid out: nothing that comes late can push the page any more. */
async function expectSettled(page: Page): Promise<void> {
  await bringToLife(page.locator('main'))
  await expectLaidOut(page)
  await expect.poll(() => page.evaluate(() => document.fonts.size > 0 && document.fonts.status)).toBe('loaded')
}

for (const path of ['/about-history', '/privacy-policy'])
  test.describe('a phone', () => {
    test.use(PHONE)

    test(`${path}: a reload and a full page load back show what was on the screen`, async ({ page }) => {
      await comeBackToTheSamePlace(page, path, () => expectSettled(page))
    })
  })

onInstalled.describe('a phone with the site on it', () => {
  onInstalled.use(PHONE)

  onInstalled('a reload and a full page load back show what was on the screen', async ({ page }) => {
    await comeBackToTheSamePlace(page, '/about-history', async () => {
      await expectReady(page)
      await expectSettled(page)
    })
  })
})

test.describe('phone', () => {
  test.use(PHONE)

  test('the drawer: submenus, language, contact; Esc, a press beside it and links close it', async ({ page }) => {
    // It works before any script does.
    await page.route('**/boot.js*', (route) => route.abort())
    await page.goto('/')
    const open = page.getByRole('banner').getByRole('button', { name: common('nav.menu') })
    const drawer = page.getByRole('dialog', { name: common('nav.menu') })
    const summary = drawer.locator('summary')
    const subpage = drawer.getByRole('link', { name: common('nav.data_science') })
    await open.click()
    await expect(subpage).toBeHidden()
    await summary.filter({ hasText: common('nav.services') }).click()
    await expect(subpage).toBeVisible()
    await summary.filter({ hasText: common('nav.about') }).click()
    await expect(drawer.getByRole('link', { name: common('nav.aboutHistory') })).toBeVisible()
    await expect(subpage).toBeHidden()
    await expect(drawer.locator('a[hreflang="vi"]')).toBeVisible()
    await expect(drawer.getByRole('link', { name: common('nav.contact') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(open).toBeFocused()

    await page.unroute('**/boot.js*')
    await page.reload()
    await bringToLife(page.locator('main'))
    await open.click()
    await drawer.getByRole('button', { name: common('close') }).click()
    await expect(drawer).toBeHidden()
    await open.click()
    await page.touchscreen.tap(385, 420)
    await expect(drawer).toBeHidden()
    await open.click()
    await drawer.getByRole('link', { name: common('nav.careers') }).click()
    await expect(page).toHaveURL('/careers')
    await expect(drawer).toBeHidden()
    await open.click()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(drawer).toBeHidden()
  })
})

test('unknown addresses: text, link home, status 404, path logged', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'))
  const reply = await page.goto('/no/such/page')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await logged
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')

  const origin = new URL(page.url()).origin
  await page.goto('/vi//evil.example/x')
  await page.locator('header a[hreflang="en"]').first().click()
  await expect(page).toHaveURL(`${origin}/evil.example/x`)
})

test.describe('a Vietnamese browser on its first visit', () => {
  test.use({ locale: 'vi-VN' })

  test('is offered the Vietnamese page, not sent there; a refusal is remembered', async ({ page }) => {
    await page.goto('/careers')
    await expect(page).toHaveURL('/careers')
    const suggestion = page.locator('[data-language-suggestion]')
    await expect(suggestion).toBeVisible()
    await expect(suggestion).toHaveAttribute('lang', 'vi')
    await expect(suggestion.getByRole('link')).toHaveAttribute('href', '/vi/careers')
    await suggestion.getByRole('button', { name: text('vi', 'common:close') }).click()
    await expect(suggestion).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
    await page.reload()
    await expect(menu(page)).toHaveAttribute('data-alive')
    await expect(suggestion).toBeHidden()
  })
})

/** The texts of the footer that an element lies on. Runs in the page. */
function wordsBelow(element: Element): string[] {
  const above = element.getBoundingClientRect()
  const isBelow = ({ left, right, top, bottom }: DOMRect) =>
    left < above.right && right > above.left && top < above.bottom && bottom > above.top
  const texts = document.createTreeWalker(document.querySelector('footer') as Element, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some(isBelow)) found.push(`${text.textContent}`)
  }
  return found
}

test('on paper the footer says whose page it is, without ornament or anything to press', async ({ page }) => {
  await page.goto('/about-us')
  await page.emulateMedia({ media: 'print' })
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('address')).toBeVisible()
  for (const hidden of ['> [aria-hidden]', 'nav', 'button'])
    await expect(footer.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0)
})
