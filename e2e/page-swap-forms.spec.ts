import type { Page } from '@playwright/test'
import { fillContactForm } from './support/contact-form.ts'
import { closeReceiptDialog, control, expectOutcome, submitForm } from './support/form.ts'
import { test } from './support/installed.ts'
import { followAddedLink, isFirstDocument, visitSwapping } from './support/page-swap.ts'
import { scrollTopOf } from './support/scrolling.ts'
import { servedPage } from './support/served-page.ts'
import { activate, apartFromOffline, expect, expectLaidOut, goOffline, goOnline } from './support/test.ts'
import { text } from './support/texts.ts'

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

test('typed and chosen values survive a link: it loads a document, and Back restores the form @core', async ({
  page,
}) => {
  await visitSwapping(page, '/about-us')
  await followAddedLink(page, '/contact-us')
  expect(await isFirstDocument(page)).toBe(true)
  await control(page, 'firstName').fill('Ánh')
  await control(page, 'company').fill('Gốm Bát Tràng')
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1)
  await page.locator('header nav a[href="/careers"]:visible').click()
  await expect(page).toHaveURL('/careers')
  expect(await isFirstDocument(page)).toBe(false)
  await page.goBack()
  await expect(control(page, 'firstName')).toHaveValue('Ánh')
  await expect(control(page, 'company')).toHaveValue('Gốm Bát Tràng')
})

/**
 * Types into the contact form and follows a link before the form's scripts have loaded. Marks the form with
 * `data-left`, to tell it from a form that is fetched anew.
 */
async function typeAndLeaveEarly(page: Page): Promise<void> {
  await visitSwapping(page, '/about-us')
  await followAddedLink(page, '/contact-us')
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('form [name="firstName"]')
    field?.focus()
    Object.assign(field ?? {}, { value: 'Ánh' })
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    field?.form?.setAttribute('data-left', '')
    document.querySelector<HTMLElement>('header nav a[href="/careers"]')?.click()
  })
  await expect(page).toHaveURL('/careers')
  expect(await isFirstDocument(page)).toBe(true)
}

test('after ten minutes Back fetches the page anew, since the next person may be another', async ({ page }) => {
  await typeAndLeaveEarly(page)
  await page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 10 * 60_000
  })
  await page.goBack()
  await expect(page).toHaveTitle(servedPage('/contact-us').title)
  // The form that is fetched anew is empty only until React has hydrated it: then it gets the text from the draft.
  await expect(page.locator('form[data-left]')).toHaveCount(0)
})

test('text typed before the scripts had loaded is restored by Back', async ({ page }) => {
  await typeAndLeaveEarly(page)
  await page.goBack()
  await expect(page.locator('form[data-left]')).toBeAttached()
  await expect(control(page, 'firstName')).toHaveValue('Ánh')
  await expect(page.locator('[data-island][data-served]')).toHaveCount(0)
  await expect(control(page, 'firstName')).toHaveValue('Ánh')
})

test('Back from a form in use shows the page at its scroll position; Forward restores the form as a draft', async ({
  page,
}) => {
  await visitSwapping(page, '/about-us')
  await expectLaidOut(page)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await followAddedLink(page, '/contact-us')
  expect(await isFirstDocument(page)).toBe(true)
  await control(page, 'firstName').fill('Ánh')
  await control(page, 'consent').check()
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1)
  await page.goBack()
  await expect(page).toHaveTitle(servedPage('/about-us').title)
  await expect.poll(() => scrollTopOf(page)).toBe(600)
  expect(await isFirstDocument(page)).toBe(true)
  await page.goForward()
  await expect(page.getByRole('status').filter({ hasText: text('en', 'form:restored.text') })).toBeVisible()
  await expect(control(page, 'firstName')).toHaveValue('Ánh')
  await expect(control(page, 'consent')).not.toBeChecked()
})

test('a form that Back has left while it was being hydrated works after Forward', async ({ page }) => {
  await visitSwapping(page, '/about-us')
  await followAddedLink(page, '/contact-us')
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-started="hydrates"]')) return
      observer.disconnect()
      history.back()
    })
    observer.observe(document, { subtree: true, attributeFilter: ['data-started'] })
    document.querySelector<HTMLElement>('form [name="company"]')?.focus()
  })
  await expect(page).toHaveURL('/about-us')
  await page.goForward()
  await expect(page).toHaveTitle(servedPage('/contact-us').title)
  await activate(control(page, 'company'))
  await control(page, 'company').fill('Gốm Bát Tràng')
  await page.reload()
  await activate(control(page, 'company'))
  await expect(control(page, 'company')).toHaveValue('Gốm Bát Tràng')
})

test('offline a form is hydrated without a mismatch, also the second form in the same document', async ({
  page,
  context,
  network,
  problems,
}) => {
  const operateForm = async () => {
    await followAddedLink(page, '/contact-us')
    expect(await isFirstDocument(page)).toBe(true)
    await control(page, 'company').fill('Gốm Bát Tràng')
    await expect(page.getByText(text('en', 'form:offline.contact'))).toBeVisible()
  }
  await visitSwapping(page, '/about-us')
  await goOffline(context, network)
  await operateForm()
  // The form is left by Back, because after a press on a link the next page would be another document.
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await operateForm()
  // React reports a mismatch and then replaces the form: a press or a text from before the hydration would be lost.
  expect(apartFromOffline(problems)).toEqual([])
})

test('the outcome of what was sent is shown on the page to which Back has led', async ({ page, context, network }) => {
  await visitSwapping(page, '/about-us')
  await followAddedLink(page, '/contact-us')
  await goOffline(context, network)
  await fillContactForm(page)
  await submitForm(page)
  await expectOutcome(page, 'queued')
  await closeReceiptDialog(page)
  await page.goBack()
  await expect(page).toHaveTitle(servedPage('/about-us').title)
  expect(await isFirstDocument(page)).toBe(true)
  await goOnline(context, network)
  await expect(page.locator('[data-outcome-notice]')).toContainText(/LAT-/)
})
