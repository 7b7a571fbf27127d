import { expect, test } from './support/test.ts'

test('an unknown address shows a text and a link home, answers 404 and logs the path @core', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'))
  const reply = await page.goto('/no/such/page')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await logged
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the language switch of an address that begins with two slashes does not lead to another site', async ({
  page,
}) => {
  await page.goto('/vi//evil.example/x')
  const { origin } = new URL(page.url())
  await page.locator('header a[hreflang="en"]').first().click()
  await expect(page).toHaveURL(`${origin}/evil.example/x`)
})
