import type { Page } from '@playwright/test'
import { chooseResume, JOB_PATH, upload } from './support/application-form.ts'
import { bringToLife, expect, goOffline, test, visitUntilReady } from './support/test.ts'

const TEXTS = {
  '/privacy-policy': { locale: 'en', prevails: 'the English text prevails', age: 'aged 13 or older' },
  '/vi/privacy-policy': { locale: 'vi', prevails: 'bản tiếng Anh có giá trị quyết định', age: 'từ 13 tuổi trở lên' },
}
const HEADER_HEIGHT_PX = 72

for (const [path, { locale, prevails, age }] of Object.entries(TEXTS)) {
  test(`${path}: date and language that prevails at the top, the minimum age below`, async ({ page, problems }) => {
    await page.goto(path)
    const top = page.locator('main > :first-child')
    await expect(top).toContainText(prevails)
    const date = top.locator('time')
    for (const part of dateParts(`${await date.getAttribute('datetime')}`, locale)) {
      await expect(date).toHaveText(new RegExp(`(^| )${part}( |$)`))
    }
    await expect(page.locator('#age')).toContainText(age)
    expect(problems).toEqual([])
  })

  test(`${path}: the table of contents leads to every section`, async ({ page }) => {
    await page.goto(path)
    const links = page.locator('main nav a')
    const titles = await page.locator('main section[id] h2').allTextContents()
    expect(titles.length).toBeGreaterThan(8)
    await expect(links).toHaveText(titles)
    for (const link of await links.all()) {
      await link.click()
      const heading = page.locator(`${await link.getAttribute('href')} h2`)
      await expect(heading).toBeInViewport()
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(HEADER_HEIGHT_PX)
    }
  })
}

test('on desktop the contents stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/privacy-policy')
  await page.locator('#age').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await expect(page.locator('main nav')).toBeInViewport({ ratio: 1 })
})

test('what the policy says about the device is so: no cookies, and nothing stored but what it names', async ({
  page,
  context,
}) => {
  await visitUntilReady(page, '/vi')
  await page.goto('/contact-us')
  await typeFirstName(page)
  await page.goto(JOB_PATH)
  await typeFirstName(page)
  await chooseResume(page, upload('hoa.pdf', Buffer.from('%PDF-1.7\n')))
  await page.goto('/privacy-policy')
  await bringToLife(page.locator('main nav a').first())
  expect(await context.cookies()).toEqual([])
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage).filter(
      (key) => !['language', 'offline-ready-said', 'draft:contact', 'draft:application'].includes(key),
    ),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
  }))
  expect(stored).toEqual({ local: [], session: [], databases: 1 })
})

test('offline: the policy opens and leads to the saved messages', async ({ page, context, network }) => {
  await visitUntilReady(page)
  await goOffline(context, network)
  await page.goto('/privacy-policy')
  await page.locator('#device a').click()
  await expect(page).toHaveURL(/\/outbox$/)
})

test('printed, the contents are left out', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main nav')).toBeHidden()
  await expect(page.locator('#contact')).toBeVisible()
})

async function typeFirstName(page: Page) {
  const firstName = page.locator('input[name=firstName]')
  await bringToLife(firstName)
  await firstName.fill('Hoa')
}

/** Day, month and year as a language writes them. */
function dateParts(date: string, locale: string): string[] {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .formatToParts(new Date(date))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
}
