import type { Locator, Page } from '@playwright/test'
import { excessWidth } from './support/scrolling.ts'
import { items, more, openToggles, readService, SERVICES, toggle } from './support/services.ts'
import { activate, expect, test } from './support/test.ts'
import { containing, text } from './support/texts.ts'

const enterpriseTitles = (await readService('/software-development')).tiles.map(({ title }) => title.en)
const mobileTechnologies = (await readService('/mobile-app-development')).groups

const accordion = (page: Page) => page.locator('main details')
const tabs = (page: Page) => page.getByRole('tab', { includeHidden: true })
const panels = (page: Page) => page.getByRole('tabpanel', { includeHidden: true })

test.describe('desktop', () => {
  // Reduced motion stops the sliding animations, which would move elements away from the mouse.
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

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

  test('in forced colours there are lines between tiles, and the selected tab stands out', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const path of ['/services', '/mobile-app-development']) {
      await page.goto(path)
      await expect(items(page).first()).toHaveCSS('border-top-width', '1px')
    }
    const [selected, ...others] = await tabs(page).evaluateAll((buttons) =>
      buttons.map((button) => getComputedStyle(button).backgroundColor),
    )
    expect(new Set(others).size).toBe(1)
    expect(others).not.toContain(selected)
  })

  test('the label of the second hero button shows on hover and focus, hides by Esc, and shifts nothing', async ({
    page,
  }) => {
    await page.goto('/software-development')
    const hero = page.locator('main > :has(h1)')
    const button = hero.getByRole('link').last()
    const label = page.getByRole('tooltip', { includeHidden: true })
    await expect(button).toHaveAccessibleDescription(text('en', 'services:actions.caseStudiesLabel'))
    await activate(button)
    await expect(label).toBeHidden()
    const before = [await button.boundingBox(), await hero.boundingBox()]
    await button.hover()
    await expect(label).toBeVisible()
    expect([await button.boundingBox(), await hero.boundingBox()]).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(label).toBeHidden()
    await page.mouse.move(5, 800)
    await hero.getByRole('link').first().focus()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await expect(label).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(label).toBeHidden()
  })

  test('arrows, Home, End and the mouse select tabs; Tab reaches only the selected one; only its panel is shown @core', async ({
    page,
  }) => {
    await page.goto('/mobile-app-development')
    await activate(tabs(page).first())
    const last = mobileTechnologies.length - 1
    await expectSelected(0)
    await tabs(page).first().focus()
    for (const [key, selected] of [
      ['ArrowRight', 1],
      ['End', last],
      ['ArrowRight', 0],
      ['ArrowLeft', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tabs(page).nth(selected)).toBeFocused()
      await expectSelected(selected)
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await tabs(page).nth(1).click()
    await expectSelected(1)

    async function expectSelected(selected: number) {
      const group = mobileTechnologies[selected]
      const states = mobileTechnologies.map((_, index) => ({
        selected: String(index === selected),
        tabIndex: index === selected ? 0 : -1,
      }))
      await expect
        .poll(() =>
          tabs(page).evaluateAll((buttons) =>
            buttons.map((button) => ({
              selected: button.getAttribute('aria-selected'),
              tabIndex: (button as HTMLElement).tabIndex,
            })),
          ),
        )
        .toEqual(states)
      const panel = page.getByRole('tabpanel')
      await expect(panel).toHaveCount(1)
      await expect(panel).toHaveAccessibleName(group?.title?.en ?? '')
      await expect(panel.getByRole('heading')).toHaveText(group?.technologies.map(({ name }) => name) ?? [])
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

test('enterprise: tiles from 768 pixels, an accordion below that, never both', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/software-development')
  await activate(toggle(items(page).first()))
  await expect(items(page).getByRole('heading')).toHaveText(enterpriseTitles)
  await expect(accordion(page).filter({ visible: true })).toHaveCount(0)
  await page.setViewportSize({ width: 767, height: 1024 })
  await expect(accordion(page).getByRole('heading')).toHaveText(enterpriseTitles)
  await expect(items(page).filter({ visible: true })).toHaveCount(0)
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(items(page).filter({ visible: true })).toHaveCount(enterpriseTitles.length)
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('capabilities are a list with visible descriptions, also with text of twice the size', async ({ page }) => {
    await page.goto('/web-development')
    await expectAllTextShown(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const sign = await items(page).first().locator('svg').first().boundingBox()
    expect(sign?.width, 'the sign leaves room for the words').toBeLessThan(80)
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  })

  test('enterprise: one item is open at a time, a second tap closes it; the label of the hero button is visible', async ({
    page,
  }) => {
    await page.goto('/software-development')
    await activate(accordion(page).first())
    await expectAccordion(page)
    await expect(page.getByRole('tooltip')).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read, and the accordion opens @core', async ({ page }) => {
    await page.goto('/mobile-app-development')
    await expectAllPanels(page)
    for (const path of ['/managed-services', '/services']) {
      await page.goto(path)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        await expectAllTextShown(page)
      }
    }
    await page.goto('/software-development')
    await expectAllTextShown(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccordion(page)
  })
})

test('on paper everything can be read, at any width and with any tab selected', async ({ page }) => {
  await page.goto('/software-development')
  await activate(toggle(items(page).first()))
  await page.emulateMedia({ media: 'print' })
  await expectAllTextShown(page)
  await page.setViewportSize({ width: 700, height: 1000 })
  await expectAllTextShown(page)
  await expect(accordion(page).filter({ visible: true })).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/services', '/mobile-app-development']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await activate(toggle(items(page).first()))
    await expect(more(items(page)).filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expectAllTextShown(page)
  }
  await expectAllPanels(page)
})

/** Expects every tile or card to show all of its text, without a button to open it. */
async function expectAllTextShown(page: Page) {
  expect(await items(page).count()).toBeGreaterThan(0)
  await expect(items(page).getByRole('button')).toHaveCount(0)
  await expect(items(page).locator('h3, p, ul').filter({ visible: false })).toHaveCount(0)
  for (const back of await more(items(page)).all()) await expect(back).toHaveCSS('clip-path', 'none')
}

async function expectAccordion(page: Page) {
  const [first, last] = [accordion(page).first(), accordion(page).last()]
  const told = accordion(page).locator(':scope > p').filter({ visible: true })
  await expect(accordion(page).filter({ visible: true })).toHaveCount(enterpriseTitles.length)
  await expect(told).toHaveCount(0)
  await first.locator('summary').click()
  await expect(first.locator(':scope > p')).toBeVisible()
  await last.locator('summary').click()
  await expect(last.locator(':scope > p')).toBeVisible()
  await expect(told).toHaveCount(1)
  await last.locator('summary').press('Enter')
  await expect(told).toHaveCount(0)
}

/** Expects all panels to be visible one below the other, with their titles and without tabs. */
async function expectAllPanels(page: Page) {
  await expect(panels(page).filter({ visible: true })).toHaveCount(mobileTechnologies.length)
  await expect(tabs(page).filter({ visible: true })).toHaveCount(0)
  for (const [index, { title }] of mobileTechnologies.entries())
    await expect(
      panels(page)
        .nth(index)
        .getByText(title?.en ?? '', { exact: true }),
    ).toBeVisible()
}
