import { menu, visitWithMenu } from './support/header.ts'
import { servedPage } from './support/served-page.ts'
import { activate, expect, test } from './support/test.ts'
import { text } from './support/texts.ts'
import { DESKTOP } from './support/windows.ts'

test.describe('desktop', () => {
  test.use(DESKTOP)

  test('the language switch keeps path, query and hash; the chosen language is remembered @core', async ({ page }) => {
    const toVietnamese = page.getByRole('banner').locator('a[hreflang="vi"]:visible')
    const toEnglish = page.getByRole('banner').locator('a[hreflang="en"]:visible')
    await visitWithMenu(page, '/case-studies?service=web_dev#list')
    await toVietnamese.click()
    await expect(page).toHaveURL('/vi/case-studies?service=web_dev#list')
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await expect(page).toHaveTitle(servedPage('/vi/case-studies').title)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('vi')
    await page.goBack()
    await expect(page).toHaveURL('/case-studies?service=web_dev#list')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(page).toHaveURL('/case-studies?service=web_dev#list')

    await page.goto('/about-us?x=1#y')
    await expect(page).toHaveURL('/vi/about-us?x=1#y')
    await activate(page.locator('main'))
    await toEnglish.click()
    await expect(page).toHaveURL('/about-us?x=1#y')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/careers')
    await expect(page).toHaveURL('/careers')
  })

  test('with a full storage the page still starts, and the language switch keeps query and hash @core', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const storage of [localStorage, sessionStorage])
        for (let size = 2 ** 22; size >= 1; size /= 2) {
          try {
            storage.setItem(`filler ${size}`, 'x'.repeat(size))
          } catch {
            // The next filler is smaller.
          }
        }
    })
    await page.goto('/case-studies?service=web_dev#list')
    await activate(page.getByRole('searchbox'))
    await page.getByRole('banner').locator('a[hreflang="vi"]:visible').click()
    await expect(page).toHaveURL('/vi/case-studies?service=web_dev#list')
    await activate(page.getByRole('searchbox'))
    await page.goBack()
    await expect(page).toHaveURL('/case-studies?service=web_dev#list')
    await activate(page.getByRole('searchbox'))
  })

  test('the language switch may be opened in a new tab, also without a click', async ({ page, context }) => {
    await page.goto('/vi/about-us')
    const opened = context.waitForEvent('page')
    await page.getByRole('banner').locator('a[hreflang="en"]:visible').click({ button: 'middle' })
    const tab = await opened
    await expect(tab.locator('html')).toHaveAttribute('lang', 'en')
    await expect(tab).toHaveURL('/about-us')
    await tab.goto('/careers')
    await expect(tab).toHaveURL('/careers')
  })

  test('a new tab has the address of the page in the other language, also one that the site does not have', async ({
    page,
    context,
  }) => {
    for (const path of ['/case-studies?service=web_dev#list', '/jobs/no-such-job', '/no-such-page']) {
      await page.goto(`/vi${path}`)
      await activate(page.locator('main'))
      const opened = context.waitForEvent('page')
      await page.getByRole('banner').locator('a[hreflang="en"]:visible').click({ button: 'middle' })
      const tab = await opened
      await expect(tab.locator('html')).toHaveAttribute('lang', 'en')
      await expect(tab).toHaveURL(path)
      await tab.close()
    }
  })
})

test.describe('a Vietnamese browser on a first visit', () => {
  test.use({ locale: 'vi-VN' })

  test('is offered the Vietnamese page, but not redirected; a refusal is remembered @core', async ({ page }) => {
    await page.goto('/careers')
    await expect(page).toHaveURL('/careers')
    const suggestion = page.locator('[data-language-suggestion]')
    await expect(suggestion).toBeVisible()
    await expect(suggestion).toHaveAttribute('lang', 'vi')
    await expect(suggestion.getByRole('link')).toHaveAttribute('href', '/vi/careers')
    // The visitor comes to the suggestion by the keyboard, and goes on from where the focus was before.
    const link = page.locator('main a[href]').first()
    await activate(page.locator('main'))
    await link.focus()
    const close = suggestion.getByRole('button', { name: text('vi', 'common:close') })
    await close.focus()
    await expect(async () => {
      await close.press('Enter')
      await expect(link).toBeFocused()
    }).toPass()
    await expect(suggestion).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
    await page.reload()
    await expect(menu(page)).toHaveAttribute('data-alive')
    await expect(suggestion).toBeHidden()
  })
})
