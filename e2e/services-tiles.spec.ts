import type { Locator } from '@playwright/test'
import { items, more, openToggles, toggle } from './support/openable-items.ts'
import { readService, SERVICES } from './support/services.ts'
import { activate, expect, test } from './support/test.ts'
import { containing, text } from './support/texts.ts'
import { STILL_DESKTOP } from './support/windows.ts'

const enterpriseTitles = (await readService('/software-development')).tiles.map(({ title }) => title.en)

test.describe('desktop', () => {
  test.use(STILL_DESKTOP)

  test('a tile turns under the mouse, and back by leaving and Esc; a click keeps it turned until the next one, anywhere on it @core', async ({
    page,
  }) => {
    await page.goto('/software-development')
    const tile = items(page).nth(1)
    await activate(toggle(tile))
    await expect(more(tile)).toBeHidden()
    await tile.getByRole('heading').hover()
    await expect(more(tile)).toBeVisible()
    await expect(toggle(tile)).toHaveAttribute('aria-expanded', 'true')
    await expect(toggle(tile)).toHaveAccessibleName(containing(enterpriseTitles[1] ?? ''))
    await page.mouse.move(5, 5)
    await expect(more(tile)).toBeHidden()
    await tile.hover()
    await expect(more(tile)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(more(tile)).toBeHidden()
    await expect(toggle(tile)).toHaveAttribute('aria-expanded', 'false')

    await page.mouse.move(5, 5)
    await toggle(tile).hover()
    await expect(more(tile)).toBeVisible()
    await toggle(tile).click()
    await expect(toggle(tile)).toHaveAttribute('aria-expanded', 'true')
    await expect(more(tile)).toBeVisible()
    await toggle(tile).click()
    await expect(more(tile)).toBeHidden()
    await tile.getByRole('heading').click()
    await expect(more(tile)).toBeVisible()
    await more(tile).click()
    await expect(more(tile)).toBeHidden()
  })

  test('a tile turned by keyboard stays turned when the mouse leaves it, and Enter turns it back', async ({ page }) => {
    await page.goto('/web-development')
    const tile = items(page).first()
    await activate(toggle(tile))
    await tile.hover()
    await toggle(tile).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(toggle(tile)).toBeFocused()
    await page.mouse.move(5, 5)
    await expect(more(tile)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(more(tile)).toBeHidden()
  })

  test('the keyboard turns one tile after the other; at most one is turned; a click elsewhere turns it back', async ({
    page,
  }) => {
    await page.goto('/web-development')
    const [first, second, third] = [items(page).nth(0), items(page).nth(1), items(page).nth(2)]
    await activate(toggle(second))
    await toggle(first).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(more(first)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(toggle(second)).toBeFocused()
    await expect(more(second)).toBeVisible()
    await expect(more(first)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(more(second)).toBeHidden()
    await expect(toggle(second)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(more(second)).toBeVisible()

    await third.hover()
    await expect(more(third)).toBeVisible()
    await expect(more(second)).toBeHidden()
    await expect(openToggles(page)).toHaveCount(1)
    await page.keyboard.press('Shift+Tab')
    await expect(more(first)).toBeVisible()
    await expect(more(third)).toBeHidden()
    await page.mouse.move(5, 5)
    await expect(more(first)).toBeVisible()
    await page.mouse.down()
    await expect(openToggles(page)).toHaveCount(0)
    await page.mouse.up()
  })

  test('no row of tiles has a gap or cuts a picture to a strip, at any width', async ({ page }) => {
    for (const { path } of SERVICES) {
      await page.goto(path)
      const floor = page.locator('main ul:has(> li button[aria-expanded])')
      for (const width of [768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(floor).toBeVisible()
        expect(await faultsOfFloor(floor), `${path}, ${width} px wide`).toEqual([])
      }
    }
  })

  test('before the scripts have loaded, tiles open by mouse and keyboard', async ({ page }) => {
    await page.route('**/boot.js*', (route) => route.abort())
    for (const path of ['/web-development', '/services']) {
      await test.step(path, async () => {
        await page.goto(path)
        const item = items(page).nth(1)
        await item.scrollIntoViewIfNeeded()
        await expect(more(item)).toBeHidden()
        await item.hover()
        await expect(more(item)).toBeVisible()
        await page.mouse.move(5, 5)
        await expect(more(item)).toBeHidden()
        await toggle(item).focus()
        await expect(more(item)).toBeVisible()
      })
    }
  })
})

test.describe('tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  test('a tap anywhere on a tile turns it; another tap on it or elsewhere turns it back @core', async ({ page }) => {
    await page.goto('/web-development')
    const [first, second] = [items(page).first(), items(page).nth(1)]
    await activate(toggle(first))
    await first.getByRole('heading').tap()
    await expect(more(first)).toBeVisible()
    await second.getByRole('heading').tap()
    await expect(more(second)).toBeVisible()
    await expect(more(first)).toBeHidden()
    await more(second).tap()
    await expect(more(second)).toBeHidden()
    await toggle(second).tap()
    await expect(more(second)).toBeVisible()
    await page.getByRole('heading', { name: text('en', 'services:pages.web_dev.capabilitiesTitle') }).tap()
    await expect(openToggles(page)).toHaveCount(0)
  })
})

/**
 * Describes the faults in rows of tiles: a row that does not fill the width, a row whose tiles differ in height, and
 * a row with a strip (a tile at least 2.5 times as wide as high).
 */
function faultsOfFloor(floor: Locator): Promise<string[]> {
  return floor.evaluate((list) => {
    const boxes = [...list.children].map((tile) => tile.getBoundingClientRect())
    const rows = Map.groupBy(boxes, ({ y }) => Math.round(y))
    return [...rows.values()].flatMap((row, index) => {
      const grout = row.length - 1
      const width = Math.round(row.reduce((sum, box) => sum + box.width, grout))
      const heights = new Set(row.map(({ height }) => Math.round(height)))
      const faults = [
        width !== list.clientWidth && `is ${width} of ${list.clientWidth} px wide`,
        heights.size > 1 && `has heights ${[...heights]}`,
        row.some((box) => box.width / box.height >= 2.5) && 'has strips',
      ]
      return faults.filter(Boolean).map((fault) => `row ${index} ${fault}`)
    })
  })
}
