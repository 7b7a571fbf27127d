import type { Locator, Page } from '@playwright/test'
import { bringToLife, expect, test } from './support/test.ts'

/** How many capabilities and pictures the specification names for each service, at least. */
const FLOORS = {
  '/software-development': { tiles: 5, pictures: 1 },
  '/web-development': { tiles: 5, pictures: 1 },
  '/mobile-app-development': { tiles: 5, pictures: 1 },
  '/managed-services': { tiles: 3, pictures: 2 },
  '/artificial-intelligence': { tiles: 4, pictures: 2 },
  '/data-science': { tiles: 3, pictures: 3 },
}

const tiles = (page: Page) => page.locator('main li').filter({ has: page.locator('button[aria-expanded]') })
const toggle = (tile: Locator) => tile.getByRole('button')
const description = (tile: Locator) => tile.locator('p')
const openToggles = (page: Page) => page.locator('main li').getByRole('button', { expanded: true })
const accordion = (page: Page) => page.locator('main details')
const cards = (page: Page) => page.locator('main ol > li')
/** What a card of the overview tells more. */
const details = (card: Locator) => card.locator('ul')

// What is on the device makes no difference here; keeping it there takes half of a test's time.
test.use({ serviceWorkers: 'block' })

test.describe('desktop', () => {
  // Nothing slides away from under the mouse.
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/software-development', '/vi/mobile-app-development', '/artificial-intelligence']) {
    test(`a tile turns under the mouse and back; Esc turns it back, too: ${path}`, async ({ page }) => {
      await page.goto(path)
      const tile = tiles(page).nth(1)
      await bringToLife(toggle(tile))
      await expect(description(tile)).toBeHidden()
      const title = (await tile.getByRole('heading').textContent()) ?? ''
      await tile.getByRole('heading').hover()
      await expect(description(tile)).toBeVisible()
      await expect(toggle(tile)).toHaveAttribute('aria-expanded', 'true')
      await expect(toggle(tile)).toHaveAccessibleName(new RegExp(title))
      await page.mouse.move(5, 5)
      await expect(description(tile)).toBeHidden()
      await tile.hover()
      await expect(description(tile)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(description(tile)).toBeHidden()
      await expect(toggle(tile)).toHaveAttribute('aria-expanded', 'false')
    })
  }

  test('a press keeps open what pointing has opened, the next one closes it, anywhere on the tile', async ({
    page,
  }) => {
    await page.goto('/software-development')
    const tile = tiles(page).nth(2)
    await bringToLife(toggle(tile))
    await toggle(tile).hover()
    await expect(description(tile)).toBeVisible()
    await toggle(tile).click()
    await expect(toggle(tile)).toHaveAttribute('aria-expanded', 'true')
    await toggle(tile).click()
    await expect(description(tile)).toBeHidden()
    await tile.getByRole('heading').click()
    await expect(description(tile)).toBeVisible()
    await description(tile).click()
    await expect(description(tile)).toBeHidden()
  })

  test('one tile is open at a time, whether by keyboard or mouse; a press elsewhere closes it', async ({ page }) => {
    await page.goto('/web-development')
    const [first, second, third] = [tiles(page).nth(0), tiles(page).nth(1), tiles(page).nth(2)]
    await bringToLife(toggle(second))
    await toggle(first).focus()
    await page.keyboard.press('Tab')
    await expect(description(second)).toBeVisible()
    await third.hover()
    await expect(description(third)).toBeVisible()
    await expect(description(second)).toBeHidden()
    await expect(openToggles(page)).toHaveCount(1)
    await page.keyboard.press('Shift+Tab')
    await expect(description(first)).toBeVisible()
    await expect(description(third)).toBeHidden()
    await page.mouse.move(5, 5)
    await expect(description(first)).toBeVisible()
    await page.mouse.down()
    await expect(openToggles(page)).toHaveCount(0)
    await page.mouse.up()
  })

  for (const path of ['/vi/data-science', '/managed-services']) {
    test(`the keyboard turns one tile after the other: ${path}`, async ({ page }) => {
      await page.goto(path)
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
  }

  for (const [path, least] of Object.entries(FLOORS)) {
    test(`the floor has what the specification names and no hole: ${path}`, async ({ page }) => {
      await page.goto(path)
      expect(await tiles(page).count()).toBeGreaterThanOrEqual(least.tiles)
      const floor = page.locator('main ul:has(> li button[aria-expanded])')
      expect(await floor.locator('> li > img').count()).toBeGreaterThanOrEqual(least.pictures)
      await expectWhole(floor)
    })
  }

  test('the floor has no hole whatever the number of its tiles, and cuts no picture to a strip', async ({ page }) => {
    await page.goto('/managed-services')
    const floor = page.locator('main ul:has(> li button[aria-expanded])')
    await bringToLife(floor)
    for (let count = await floor.locator('> li').count(); count < 11; count++) {
      await expectWhole(floor)
      await floor.evaluate((list) => list.append(list.children[1]?.cloneNode(true) as Node))
    }
  })

  /** Rows of one height that reach from side to side. */
  async function expectWhole(floor: Locator) {
    const { width, boxes } = await floor.evaluate((list) => ({
      width: list.clientWidth,
      boxes: [...list.children].map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
    }))
    const rows = Map.groupBy(boxes, ({ y }) => Math.round(y))
    for (const row of rows.values()) {
      const grout = row.length - 1
      const total = row.reduce((sum, box) => sum + box.width, grout)
      expect(Math.round(total), `${boxes.length} tiles`).toBe(Math.round(width))
      expect(new Set(row.map(({ height }) => Math.round(height))).size).toBe(1)
      for (const box of row) expect(box.width / box.height, `${boxes.length} tiles`).toBeLessThan(2.5)
    }
  }

  test('a card of the overview stays open when pressed and closes at the next press', async ({ page }) => {
    await page.goto('/vi/services')
    const card = cards(page).nth(1)
    await bringToLife(toggle(card))
    await toggle(card).hover()
    await expect(details(card)).toBeVisible()
    await toggle(card).click()
    await expect(toggle(card)).toHaveAttribute('aria-expanded', 'true')
    await toggle(card).click()
    await expect(details(card)).toBeHidden()
  })

  for (const path of ['/web-development', '/services']) {
    test(`before the script is there, pointing and the keyboard tell more: ${path}`, async ({ page }) => {
      await page.route('**/boot.js', (route) => route.abort())
      await page.goto(path)
      const item = tiles(page).nth(1)
      const more = item.locator('button[aria-expanded] + *')
      await item.scrollIntoViewIfNeeded()
      await expect(more).toBeHidden()
      await item.hover()
      await expect(more).toBeVisible()
      await page.mouse.move(5, 5)
      await expect(more).toBeHidden()
      await toggle(item).focus()
      await expect(more).toBeVisible()
    })

    test(`in forced colours lines part the tiles: ${path}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await page.goto(path)
      await bringToLife(toggle(tiles(page).first()))
      await expect(tiles(page).first()).toHaveCSS('border-top-width', '1px')
    })
  }

  test('the label of the second hero button shows on hover and focus, hides by Esc, and moves nothing', async ({
    page,
  }) => {
    await page.goto('/software-development')
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

    await page.goto('/mobile-app-development')
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

  test('a tap anywhere on a tile turns it, another turns it back; a tap elsewhere, too', async ({ page }) => {
    await page.goto('/web-development')
    const [first, second] = [tiles(page).first(), tiles(page).nth(1)]
    await bringToLife(toggle(first))
    await first.getByRole('heading').tap()
    await expect(description(first)).toBeVisible()
    await second.getByRole('heading').tap()
    await expect(description(second)).toBeVisible()
    await expect(description(first)).toBeHidden()
    await description(second).tap()
    await expect(description(second)).toBeHidden()
    await toggle(second).tap()
    await expect(description(second)).toBeVisible()
    await page.getByRole('heading', { level: 2, name: 'From advice to the last millisecond' }).tap()
    await expect(openToggles(page)).toHaveCount(0)
  })
})

test('enterprise: tiles from 768 pixels on, an accordion below, and one of them in the page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/software-development')
  await bringToLife(toggle(tiles(page).first()))
  await expect(accordion(page)).toHaveCount(0)
  await expect(page.getByText('Maintenance', { exact: true })).toHaveCount(1)
  const titles = await tiles(page).getByRole('heading').allTextContents()
  await page.setViewportSize({ width: 767, height: 1024 })
  await expect(tiles(page)).toHaveCount(0)
  await expect(page.getByText('Maintenance', { exact: true })).toHaveCount(1)
  await expect(accordion(page).getByRole('heading')).toHaveText(titles)
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(tiles(page)).toHaveCount(titles.length)
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('capabilities are a list with every description in sight', async ({ page }) => {
    await page.goto('/web-development')
    const items = tiles(page)
    expect(await items.count()).toBeGreaterThanOrEqual(FLOORS['/web-development'].tiles)
    for (const item of await items.all()) {
      await expect(item.getByRole('heading')).toBeVisible()
      await expect(description(item)).toBeVisible()
      await expect(item.getByRole('button')).toHaveCount(0)
    }
  })

  test('with text twice as large the signs leave room for the words', async ({ page }) => {
    await page.goto('/web-development')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const sign = await tiles(page).first().locator('svg').first().boundingBox()
    expect(sign?.width).toBeLessThan(80)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
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
      const items = accordion(page)
      const texts = items.locator('p')
      expect(await items.count()).toBeGreaterThanOrEqual(FLOORS['/software-development'].tiles)
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

  test('an open card of the overview is closed by a tap on it, on another, or elsewhere', async ({ page }) => {
    await page.goto('/services')
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
    await bringToLife(toggle(second))
    await first.locator('img').tap()
    await details(first).tap()
    await expect(details(first)).toBeHidden()
    await first.locator('img').tap()
    await expect(details(first)).toBeVisible()
    await second.locator('img').tap()
    await expect(details(second)).toBeVisible()
    await expect(details(first)).toBeHidden()
    await page.locator('h2#services').tap()
    await expect(openToggles(page)).toHaveCount(0)
  })

  test('where nothing can hover, the label of the second hero button is in sight', async ({ page }) => {
    await page.goto('/vi/software-development')
    await expect(page.getByRole('tooltip')).toBeVisible()
  })
})

test.describe('everything can be read', () => {
  const PATHS = ['/software-development', '/vi/data-science', '/services']

  for (const path of PATHS) {
    test(`on paper: ${path}`, async ({ page }) => {
      await page.goto(path)
      await bringToLife(toggle(tiles(page).first()))
      await page.emulateMedia({ media: 'print' })
      await expectTexts(page)
    })

    for (const width of [390, 1440]) {
      test(`without script, ${width} pixels wide: ${path}`, async ({ browser, network }) => {
        test.skip(path === '/software-development' && width < 768, 'an accordion needs no script')
        const page = await browser.newPage({
          baseURL: network.origin,
          viewport: { width, height: 844 },
          javaScriptEnabled: false,
        })
        await page.goto(path)
        await expectTexts(page)
        await page.close()
      })
    }
  }

  test('on paper from a small screen: the whole accordion', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 1000 })
    await page.goto('/software-development')
    await expect(tiles(page)).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    for (const text of await accordion(page).locator('p').all()) await expect(text).toBeVisible()
  })

  async function expectTexts(page: Page) {
    await expect(tiles(page).getByRole('button')).toHaveCount(0)
    for (const item of await tiles(page).all()) {
      for (const text of await item.locator('h3, p, ul').all()) await expect(text).toBeVisible()
      await expect(item.locator('button[aria-expanded] + *')).toHaveCSS('clip-path', 'none')
    }
  }
})
