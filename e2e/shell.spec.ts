import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const SERVICES = [
  '/software-development',
  '/web-development',
  '/mobile-app-development',
  '/managed-services',
  '/artificial-intelligence',
  '/data-science',
]

test.describe('desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('dropdowns open by pointer and survive leaving for less than 120 ms', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-offline', /./, { timeout: 60_000 })
    const services = page.locator('header nav').getByRole('link', { name: 'Services', exact: true }).first()
    const sub = page.locator(`header a[href="${SERVICES[0]}"]:visible`).first()
    await services.hover()
    await expect(sub).toBeVisible()
    await page.mouse.move(700, 700)
    await services.hover()
    await expect(sub).toBeVisible()
    await page.mouse.move(700, 700)
    await expect(sub).toBeHidden()
  })

  test('dropdowns work by keyboard: open, walk, close with Esc', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-offline', /./, { timeout: 60_000 })
    const toggle = page.locator('header button[aria-expanded]:visible').first()
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    for (const path of SERVICES) await expect(page.locator(`header a[href="${path}"]:visible`).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toBeFocused()
  })

  test('the header turns solid after 100 px or while hovered; scroll-to-top after one viewport', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-offline', /./, { timeout: 60_000 })
    const alpha = () =>
      page
        .locator('header')
        .first()
        .evaluate((header) => {
          const color = getComputedStyle(header).backgroundColor
          return color === 'transparent'
            ? 0
            : Number(
                /,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(color)?.slice(1).find(Boolean) ?? (/rgba/.test(color) ? 0 : 1),
              )
        })
    await page.mouse.move(700, 600)
    await expect.poll(alpha).toBe(0)
    await page.evaluate(() => scrollTo({ top: 90, behavior: 'instant' }))
    await page.waitForTimeout(500)
    expect(await alpha()).toBe(0)
    await page.evaluate(() => scrollTo({ top: 130, behavior: 'instant' }))
    await expect.poll(alpha).toBeGreaterThan(0.9)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(alpha).toBe(0)
    await page.mouse.move(700, 30)
    await expect.poll(alpha).toBeGreaterThan(0.9)

    const toTop = page.getByRole('button', { name: /top/i })
    await expect(toTop).toBeHidden()
    await page.evaluate(() => scrollTo({ top: innerHeight + 50, behavior: 'instant' }))
    await expect(toTop).toBeVisible()
    await toTop.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('the language switch keeps path, query and hash; Back brings the language back', async ({ page }) => {
    await page.goto('/case-studies?service=web_dev#list')
    await page.locator('header a[hreflang="vi"]:visible').first().click()
    await expect(page).toHaveURL('/vi/case-studies?service=web_dev#list')
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('vi')
    await page.goto('/about-us?x=1#y')
    await expect(page).toHaveURL('/vi/about-us?x=1#y')
    await page.locator('header a[hreflang="en"]:visible').first().click()
    await expect(page).toHaveURL('/about-us?x=1#y')
    await page.goto('/careers')
    await expect(page).toHaveURL('/careers')
  })

  test('navigation in the page: title, focus, scroll and Back behave as page loads do', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-offline', /./, { timeout: 60_000 })
    await page.evaluate(() => {
      Object.assign(window, { stayed: true })
      scrollTo({ top: 600, behavior: 'instant' })
    })
    await page.waitForTimeout(300)
    await page.locator('footer a[href="/privacy-policy"]').click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(page).toHaveTitle(/Privacy/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/privacy-policy$/)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('Back after a jump inside a page leads to where it began, Forward to where it led', async ({ page }) => {
    const place = () => page.evaluate(() => scrollY)
    await page.goto('/about-us')
    await expect(page.locator('html')).toHaveAttribute('data-laid-out')
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/about-history"]')?.click())
    await expect(page).toHaveURL('/about-history')
    await page.locator('a[href="#timeline"]').click()
    const timeline = page.locator('#timeline')
    const offset = async () => Math.abs((await timeline.boundingBox())?.y ?? Number.NaN)
    await expect.poll(offset).toBeLessThan(100)
    await page.goBack()
    await expect(page).toHaveURL('/about-history')
    await expect.poll(place).toBe(0)
    await page.goForward()
    await expect(page).toHaveURL('/about-history#timeline')
    await expect.poll(offset).toBeLessThan(100)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/about-us')

    await page.goto('/privacy-policy')
    await expect(page.locator('html')).toHaveAttribute('data-laid-out')
    const scrollEnd = (scroll: () => void) =>
      page.evaluate(
        `new Promise((resolve) => { addEventListener('scrollend', resolve, { once: true }); (${scroll})() }).then(() => {})`,
      )
    await scrollEnd(() => scrollTo({ top: 700, behavior: 'instant' }))
    await scrollEnd(() => document.querySelector<HTMLElement>('main nav li:nth-child(5) a')?.click())
    await expect(page).toHaveURL(/#/)
    expect(await place()).toBeGreaterThan(1000)
    await page.goBack()
    await expect.poll(place).toBe(700)
  })

  test('Back and Forward over a language switch keep the place', async ({ page }) => {
    const place = () => page.evaluate(() => scrollY)
    await page.goto('/about-us')
    await expect(page.locator('html')).toHaveAttribute('data-laid-out')
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await page.locator('header a[hreflang="vi"]:visible').first().click()
    await expect(page).toHaveURL('/vi/about-us')
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/vi/careers"]')?.click())
    await expect(page).toHaveURL('/vi/careers')
    await expect.poll(place).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/vi/about-us')
    await expect.poll(place).toBe(600)
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
    expect(await place()).toBe(600)
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

for (const serviceWorkers of ['allow', 'block'] as const) {
  test.describe(`a phone, service workers: ${serviceWorkers}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers })

    for (const [path, place] of [
      ['/about-history', 3000],
      ['/privacy-policy', 5000],
    ] as const) {
      test(`${path}: a reload and a full page load back show what was on the screen`, async ({ page }) => {
        await page.goto(path)
        if (serviceWorkers === 'allow')
          await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 60_000 })
        await expect(page.locator('html')).toHaveAttribute('data-laid-out')
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
        const before = await headingOnScreen(page)
        const expectPlace = () =>
          expect(async () => {
            const now = await headingOnScreen(page)
            expect(now?.text).toBe(before?.text)
            expect(Math.abs((now?.top ?? Number.NaN) - (before?.top ?? Number.NaN))).toBeLessThan(24)
          }).toPass({ timeout: 15_000 })
        for (const comeBack of [
          () => page.reload(),
          async () => {
            await page.goto('/careers')
            await page.goBack()
          },
        ]) {
          await comeBack()
          await expectPlace()
          await page.waitForLoadState('networkidle')
          await expectPlace()
        }
      })
    }
  })
}

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the drawer: submenus, language, contact; Esc closes and gives the focus back', async ({ page }) => {
    await page.goto('/')
    const open = page.locator('header button:visible').first()
    await open.click()
    const drawer = page.locator('dialog[open]')
    await expect(drawer).toBeVisible()
    await expect(drawer.locator(`a[href="${SERVICES[0]}"]`)).toBeHidden()
    await drawer.locator('summary').first().click()
    await expect(drawer.locator(`a[href="${SERVICES[0]}"]`)).toBeVisible()
    await expect(drawer.locator('a[hreflang="vi"]')).toBeVisible()
    await expect(drawer.locator('a[href="/contact-us"]').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await open.click()
    await drawer.locator('a[href="/careers"]').click()
    await expect(page).toHaveURL('/careers')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })

  test('nothing is wider than the screen', async ({ page }) => {
    for (const path of [
      '/',
      '/vi',
      '/contact-us',
      '/vi/contact-us',
      '/services',
      '/vi/case-studies',
      '/careers',
      '/outbox',
      '/vi/about-history',
    ]) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    }
  })
})

test('unknown addresses: text, link home, status 404, path logged', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const reply = await page.goto('/no/such/page')
  expect(reply?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('Oops! Page not found')
  await expect.poll(() => logged.join('\n')).toContain('/no/such/page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('a Vietnamese browser on its first visit', () => {
  test.use({ locale: 'vi-VN' })

  test('is offered the Vietnamese page, not sent there; a refusal is remembered', async ({ page }) => {
    await page.goto('/about-us')
    await expect(page).toHaveURL('/about-us')
    const suggestion = page.locator('aside[lang="vi"]')
    await expect(suggestion).toBeVisible()
    await page
      .getByRole('button', { name: /đóng|dismiss|close/i })
      .locator('visible=true')
      .first()
      .click()
    await expect(suggestion).toBeHidden()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-offline', /./, { timeout: 60_000 })
    await expect(suggestion).toBeHidden()
  })
})
