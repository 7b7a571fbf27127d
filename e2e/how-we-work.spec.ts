import { activate, expect, test } from './support/test.ts'

const PATH = '/how-we-work'

test('a question opens by a press and by its address, and all answers are printed', async ({ page }) => {
  const row = (id: string) => page.locator(`details#${id}`)
  await page.goto(`${PATH}#liability`)
  await expect(row('liability').locator('p')).toBeVisible()
  await expect(row('law').locator('p')).toBeHidden()

  await activate(row('law'))
  await row('law').locator('summary').click()
  await expect(row('law').locator('p')).toBeVisible()

  // The visitor edits the hash in the address bar: the document stays.
  await page.evaluate(() => location.assign('#references'))
  await expect(row('references').locator('p')).toBeVisible()

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('#questions details:not([open])')).toHaveCount(0)
})
