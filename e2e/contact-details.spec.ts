import type { Page } from '@playwright/test'
import { DEFAULT_LOCALE, LOCALES, localePath, PATHS } from '#contract/addresses.ts'
import type { Localized } from '#contract/content/localized.ts'
import { readContent } from './support/content.ts'
import { excessWidth } from './support/scrolling.ts'
import { activate, expect, test } from './support/test.ts'
import { watchTexts } from './support/text-changes.ts'
import { text } from './support/texts.ts'
import { DESKTOP, PHONE, STILL_DESKTOP } from './support/windows.ts'

const { company } = await readContent<{ company: { phone: string; address: Localized } }>('company.ts')

/** How long the toast "Copied to clipboard!" is shown, in ms (docs/product.md §9.7). */
const TOAST_MS = 3000

const number = (page: Page) => page.locator('main strong').filter({ hasText: company.phone })
const options = (page: Page) => page.getByRole('button', { name: text('en', 'contact:address.actions') })
const copy = (page: Page) => page.getByRole('button', { name: text('en', 'contact:address.copy') })
const call = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: text('en', 'contact:address.call'), exact: true })
const toast = (page: Page) => page.locator('main [role=status]').filter({ hasText: /./ })

test('the address breaks at its commas only, at any width', async ({ page }) => {
  for (const locale of LOCALES) {
    await page.goto(localePath(locale, locale === DEFAULT_LOCALE ? PATHS.aboutUs : PATHS.contactUs))
    const parts = company.address[locale].split(/(?<=,) /)
    const shown = page.locator('main address span')
    await expect(shown).toHaveText(parts)
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await shown.evaluateAll((spans) =>
        spans.map((span) => {
          const range = document.createRange()
          range.selectNodeContents(span)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        }),
      )
      expect(lines, `lines of each part at ${width} px, ${locale}`).toEqual(parts.map(() => 1))
    }
  }
})

test.describe('without script', () => {
  test.use({ ...DESKTOP, javaScriptEnabled: false })

  test('the number can be called', async ({ page }) => {
    await page.goto('/about-us')
    await expect(call(page)).toBeVisible()
    await expect(options(page)).toBeHidden()
  })
})

test.describe('desktop', () => {
  test.use(STILL_DESKTOP)

  test('pointing at the phone number shows copy and call; Esc and leaving hide them; a click keeps them until the next one', async ({
    page,
  }) => {
    await page.goto('/about-us')
    await activate(options(page))
    await expect(copy(page)).toBeHidden()
    await expect(call(page)).toBeHidden()
    await number(page).hover()
    await expect(copy(page)).toBeVisible()
    await expect(call(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(copy(page)).toBeHidden()
    await page.mouse.move(5, 450)
    await number(page).hover()
    await expect(copy(page)).toBeVisible()
    await page.mouse.move(5, 450)
    await expect(copy(page)).toBeHidden()

    await options(page).hover()
    await expect(copy(page)).toBeVisible()
    await page.mouse.down()
    await page.mouse.up()
    await expect(options(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(copy(page)).toBeVisible()
    await options(page).click()
    await expect(copy(page)).toBeHidden()
  })

  test('copy and call are reached by keyboard', async ({ page }) => {
    await page.goto('/about-us')
    await activate(options(page))
    await page.mouse.move(5, 5)
    await page.locator('main a[href^="mailto:"]').focus()
    await page.keyboard.press('Shift+Tab')
    await expect(options(page)).toBeFocused()
    await expect(options(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(call(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(copy(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(copy(page)).toBeHidden()
  })

  test('copy puts the number on the clipboard and confirms it for three seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/about-us')
    await activate(options(page))
    await number(page).hover()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await copy(page).click()
    await expect(toast(page)).toHaveText('Copied to clipboard!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.phone)
    await page.clock.runFor(TOAST_MS / 2)
    await expect(toast(page)).toBeVisible()
    // A second press shows the toast for its full time again. Advance the clock in steps of 100 ms until the toast is
    // hidden, but by no more than twice `TOAST_MS`.
    const texts = await watchTexts(toast(page))
    await copy(page).click()
    await expect.poll(texts).toEqual(['Copied to clipboard!'])
    let shownForMs = 0
    for (; (await toast(page).count()) > 0 && shownForMs < 2 * TOAST_MS; shownForMs += 100) await page.clock.runFor(100)
    expect(shownForMs).toBe(TOAST_MS)
  })

  test('copying also works over plain HTTP, where the clipboard API is missing', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Object.assign(window, { clipboard: navigator.clipboard })
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.goto('/about-us')
    await activate(options(page))
    await number(page).hover()
    await copy(page).click()
    await expect(toast(page)).toHaveText(text('en', 'contact:address.copied'))
    const copied = await page.evaluate(() => (window as unknown as { clipboard: Clipboard }).clipboard.readText())
    expect(copied).toBe(company.phone)
  })

  test('when copying fails the page says so and selects the number', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
      document.execCommand = () => false
    })
    await page.goto('/about-us')
    await activate(options(page))
    await number(page).hover()
    await copy(page).click()
    await expect(toast(page)).toHaveText(text('en', 'contact:address.copyFailed'))
    // The page shows the phone number with non-breaking spaces. Before the comparison, turn them into plain spaces.
    const selected = await page.evaluate(() => getSelection()?.toString())
    expect(selected?.replace(/\s/g, ' ')).toBe(company.phone)
  })
})

test.describe('phone', () => {
  test.use(PHONE)

  test('without a mouse both buttons are always visible, on the contact page too; a tap copies', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const path of ['/contact-us', '/about-us']) {
      await page.goto(path)
      await expect(copy(page)).toBeVisible()
      await expect(call(page)).toBeVisible()
      await expect(options(page)).toBeHidden()
      expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    }
    await activate(copy(page))
    await copy(page).tap()
    await expect(toast(page)).toHaveText(text('en', 'contact:address.copied'))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.phone)
  })
})
