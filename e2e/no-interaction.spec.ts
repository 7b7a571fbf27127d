import { JOB_PATH } from './support/application-form.ts'
import { oneOfEachKind } from './support/pages.ts'
import { activate, expect, test } from './support/test.ts'

test('without interaction no island is loaded, until the first touch @core', async ({ page }) => {
  const untouched = page.locator('[data-island][data-served]')
  for (const path of ['/', '/contact-us', '/case-studies', JOB_PATH]) {
    // Social networks and campaigns add parameters to links.
    await page.goto(`${path}?utm_source=zalo&fbclid=IwAR0`)
    await expect(page.locator('#root:not([data-served])')).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expect(untouched, path).toHaveCount(1)
  }
  await activate(page.locator('[data-island] button').first())
  await expect(untouched).toHaveCount(0)
})

test('reading the list of case studies does not load its island, whatever is pointed at or opened', async ({
  page,
}) => {
  const untouched = page.locator('[data-island][data-served]')
  const toggle = page.locator('main li button[aria-expanded]').first()
  await page.goto('/case-studies')
  await activate(toggle)
  await page.locator('main li a').first().hover()
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(untouched).toHaveCount(1)
  // A card that was opened before hydration must stay open when React hydrates the list.
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('searchbox').dispatchEvent('pointerover')
  await expect(untouched).toHaveCount(0)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
})

test('the parts below the first screen wait until the first screen has been painted', async ({ page }) => {
  // The page shows the parts below the first screen after the browser has reported a paint, or after a timeout.
  // Suppress both.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
    Object.assign(window, { setTimeout: () => 0 })
  })
  for (const path of oneOfEachKind('en')) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const parts = page.locator('main > *, main ~ footer').filter({ visible: true })
    const count = await parts.count()
    expect(count, path).toBeGreaterThan(0)
    expect(count, path).toBeLessThanOrEqual(2)
  }
})

test('without `PerformanceObserver`, which Firefox can be told to lack, all of the page is shown and its scripts start', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'))
  await page.goto('/contact-us')
  await expect(page.locator('#root:not([data-served])')).toBeAttached()
  await expect(page.locator('footer')).toBeVisible()
})
