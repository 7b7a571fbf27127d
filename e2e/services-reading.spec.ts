import type { Page } from '@playwright/test'
import { items, more, toggle } from './support/openable-items.ts'
import { excessWidth } from './support/scrolling.ts'
import { readService, tabs } from './support/services.ts'
import { activate, expect, test } from './support/test.ts'
import { PHONE, STILL_DESKTOP } from './support/windows.ts'

const enterpriseTitles = (await readService('/software-development')).tiles.map(({ title }) => title.en)
const mobileTechnologies = (await readService('/mobile-app-development')).groups

const accordion = (page: Page) => page.locator('main details')
const panels = (page: Page) => page.getByRole('tabpanel', { includeHidden: true })

test.describe('desktop', () => {
  test.use(STILL_DESKTOP)

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
  test.use(PHONE)

  test('capabilities are a list with visible descriptions, also with text of twice the size', async ({ page }) => {
    await page.goto('/web-development')
    await expectAllTextShown(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const [picture, title] = await Promise.all(
      ['img', 'h3'].map((part) => items(page).first().locator(part).boundingBox()),
    )
    if (!picture || !title) throw new Error('no capability')
    expect(picture.y + picture.height, 'the picture stands above the words').toBeLessThan(title.y)
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
  const openTexts = accordion(page).locator(':scope > p').filter({ visible: true })
  await expect(accordion(page).filter({ visible: true })).toHaveCount(enterpriseTitles.length)
  await expect(openTexts).toHaveCount(0)
  await first.locator('summary').click()
  await expect(first.locator(':scope > p')).toBeVisible()
  await last.locator('summary').click()
  await expect(last.locator(':scope > p')).toBeVisible()
  await expect(openTexts).toHaveCount(1)
  await last.locator('summary').press('Enter')
  await expect(openTexts).toHaveCount(0)
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
