import { stopClock } from './support/clock.ts'
import { common, dropdown, ELSEWHERE, menu, visitWithMenu } from './support/header.ts'
import { activate, expect, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/windows.ts'

test.describe('desktop', () => {
  test.use(DESKTOP)

  test('a menu opens under the pointer and closes 120 ms after the pointer has left; at most one is open @core', async ({
    page,
  }) => {
    await page.clock.install()
    await visitWithMenu(page, '/privacy-policy')
    await stopClock(page)
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

  test('by keyboard: skip to the content; open a menu, walk through its links, leave it, close it with Esc @core', async ({
    page,
  }) => {
    await visitWithMenu(page, '/privacy-policy')
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

  test('before the scripts have loaded, menus and language switch work', async ({ page }) => {
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
})

test.describe('phone', () => {
  test.use(PHONE)

  test('the drawer has submenus, language and contact; Esc, a press beside it and links close it @core', async ({
    page,
  }) => {
    // Block the scripts: the drawer works before they have loaded.
    await page.route('**/boot.js*', (route) => route.abort())
    await page.goto('/')
    const open = page.getByRole('banner').getByRole('button', { name: common('nav.menu') })
    const drawer = page.getByRole('dialog', { name: common('nav.menu') })
    const summary = drawer.locator('summary')
    const subpage = drawer.getByRole('link', { name: common('nav.data_science') })
    await open.click()
    await test.step('of two submenus only the one opened last is open', async () => {
      await expect(subpage).toBeHidden()
      await summary.filter({ hasText: common('nav.services') }).click()
      await expect(subpage).toBeVisible()
      await summary.filter({ hasText: common('nav.about') }).click()
      await expect(drawer.getByRole('link', { name: common('nav.aboutHistory') })).toBeVisible()
      await expect(subpage).toBeHidden()
    })
    await expect(drawer.locator('a[hreflang="vi"]')).toBeVisible()
    await expect(drawer.getByRole('link', { name: common('nav.contact') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(open).toBeFocused()

    await page.unroute('**/boot.js*')
    await page.reload()
    await activate(page.locator('main'))
    for (const close of [
      () => drawer.getByRole('button', { name: common('close') }).click(),
      // At the right edge of the window, beside the drawer.
      () => page.touchscreen.tap(385, 420),
      () => drawer.getByRole('link', { name: common('nav.careers') }).click(),
    ]) {
      await open.click()
      await close()
      await expect(drawer).toBeHidden()
    }
    await expect(page).toHaveURL('/careers')
    await open.click()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(drawer).toBeHidden()
  })
})
