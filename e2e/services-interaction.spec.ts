import type { Locator, Page } from '@playwright/test'
import { bringToLife, expect, test, visitUntilReady } from './support/test.ts'

const tiles = (page: Page) => page.locator('main li').filter({ has: page.getByRole('button') })
const toggle = (tile: Locator) => tile.getByRole('button')
const description = (tile: Locator) => tile.locator('p').last()

test.describe('desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a tile turns under the mouse and back; Esc turns it back, too', async ({ page }) => {
    await visitUntilReady(page, '/software-development')
    await expect(tiles(page)).toHaveCount(5)
    const tile = tiles(page).nth(1)
    await bringToLife(toggle(tile))
    await expect(description(tile)).toBeHidden()
    await tile.hover()
    await expect(description(tile)).toBeVisible()
    await expect(toggle(tile)).toHaveAttribute('aria-expanded', 'true')
    await expect(toggle(tile)).toHaveAccessibleName(/Maintenance/)
    await page.mouse.move(5, 5)
    await expect(description(tile)).toBeHidden()
    await tile.hover()
    await expect(description(tile)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(description(tile)).toBeHidden()
    await expect(toggle(tile)).toHaveAttribute('aria-expanded', 'false')
  })

  test('the keyboard turns one tile after the other', async ({ page }) => {
    await visitUntilReady(page, '/vi/data-science')
    await expect(tiles(page)).toHaveCount(3)
    const [first, second] = [tiles(page).first(), tiles(page).nth(1)]
    await bringToLife(toggle(first))
    await toggle(first).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(description(first)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(toggle(second)).toBeFocused()
    await expect(description(first)).toBeHidden()
    await expect(description(second)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(description(second)).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(description(second)).toBeVisible()
  })

  test('the floor is three by two without a hole, on every page', async ({ page }) => {
    const paths = [
      '/software-development',
      '/web-development',
      '/mobile-app-development',
      '/managed-services',
      '/artificial-intelligence',
      '/data-science',
    ]
    for (const path of paths) {
      await page.goto(path)
      const boxes = await page
        .locator('main ul:has(> li button) > li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect))
      expect(boxes, path).toHaveLength(6)
      expect(new Set(boxes.map(({ x }) => Math.round(x))).size, path).toBe(3)
      expect(new Set(boxes.map(({ y }) => Math.round(y))).size, path).toBe(2)
      expect(new Set(boxes.map(({ height }) => Math.round(height))).size, path).toBe(1)
    }
  })

  test('the label of the second hero button shows on hover and focus, hides by Esc, and moves nothing', async ({
    page,
  }) => {
    await visitUntilReady(page, '/software-development')
    const button = page.locator('main > div').first().getByRole('link').last()
    const label = page.getByRole('tooltip', { includeHidden: true })
    const describedBy = await button.getAttribute('aria-describedby')
    await expect(label).toHaveAttribute('id', describedBy ?? '')
    await bringToLife(button)
    await expect(label).toBeHidden()
    const heroBox = () => page.locator('main > div').first().boundingBox()
    const before = [await button.boundingBox(), await heroBox()]
    await button.hover()
    await expect(label).toBeVisible()
    expect([await button.boundingBox(), await heroBox()]).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(label).toBeHidden()
    await page.mouse.move(5, 800)
    await page.locator('main > div').first().getByRole('link').first().focus()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await expect(label).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(label).toBeHidden()
  })

  test('tabs: native first, arrows, Home and End select, one panel is shown, all are in the HTML', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/mobile-app-development')).text()
    for (const name of ['Swift', 'React Native', 'Firebase']) expect(html).toContain(`>${name}<`)

    await visitUntilReady(page, '/mobile-app-development')
    const tabs = page.getByRole('tab')
    const panel = page.getByRole('tabpanel')
    await expect(tabs).toHaveText(['Native', 'Cross-platform', 'Backend'])
    await bringToLife(tabs.first())
    await expectSelected(0, 'Kotlin')
    await tabs.first().focus()
    for (const [key, index, technology] of [
      ['ArrowRight', 1, 'Flutter'],
      ['ArrowRight', 2, 'Firebase'],
      ['ArrowRight', 0, 'Kotlin'],
      ['ArrowLeft', 2, 'Firebase'],
      ['Home', 0, 'Kotlin'],
      ['End', 2, 'Firebase'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tabs.nth(index)).toBeFocused()
      await expectSelected(index, technology)
    }
    await page.keyboard.press('Tab')
    await expect(panel).toBeFocused()
    await tabs.nth(1).click()
    await expectSelected(1, 'Flutter')

    async function expectSelected(selected: number, technology: string) {
      for (let index = 0; index < 3; index++) {
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', String(index === selected))
        await expect(tabs.nth(index)).toHaveAttribute('tabindex', index === selected ? '0' : '-1')
      }
      await expect(panel).toHaveCount(1)
      await expect(panel).toHaveAccessibleName((await tabs.nth(selected).textContent()) ?? '')
      await expect(panel.getByRole('heading', { name: technology, exact: true })).toBeVisible()
    }
  })
})

test.describe('tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  test('a tap turns a tile, another tap elsewhere turns that one instead, its button turns it back', async ({
    page,
  }) => {
    await visitUntilReady(page, '/web-development')
    const [first, second] = [tiles(page).first(), tiles(page).nth(1)]
    await bringToLife(toggle(first))
    await first.getByRole('heading').tap({ force: true })
    await expect(description(first)).toBeVisible()
    await second.getByRole('heading').tap({ force: true })
    await expect(description(second)).toBeVisible()
    await expect(description(first)).toBeHidden()
    await toggle(second).tap()
    await expect(description(second)).toBeHidden()
  })
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('capabilities are a list with every description in sight', async ({ page }) => {
    await page.goto('/web-development')
    const items = page.locator('main ul:has(> li button) > li:not(:has(img))')
    await expect(items).toHaveCount(5)
    for (const item of await items.all()) {
      await expect(item.getByRole('heading')).toBeVisible()
      await expect(description(item)).toBeVisible()
      await expect(item.getByRole('button')).toHaveCount(0)
    }
  })

  for (const javaScriptEnabled of [true, false]) {
    test(`enterprise: one item is open at a time, a second press closes it, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      browser,
      network,
    }) => {
      const page = await browser.newPage({
        baseURL: network.origin,
        viewport: { width: 390, height: 844 },
        javaScriptEnabled,
      })
      await page.goto('/software-development')
      const items = page.locator('main details')
      const texts = items.locator('p')
      await expect(items).toHaveCount(5)
      await expect(texts.filter({ visible: true })).toHaveCount(0)
      await items.nth(0).locator('summary').click()
      await expect(texts.nth(0)).toBeVisible()
      await items.nth(3).locator('summary').click()
      await expect(texts.nth(3)).toBeVisible()
      await expect(texts.nth(0)).toBeHidden()
      await items.nth(3).locator('summary').press('Enter')
      await expect(texts.filter({ visible: true })).toHaveCount(0)
      await page.close()
    })
  }

  test('where nothing can hover, the label of the second hero button is in sight', async ({ page }) => {
    await page.goto('/vi/software-development')
    await expect(page.getByRole('tooltip')).toBeVisible()
  })
})
