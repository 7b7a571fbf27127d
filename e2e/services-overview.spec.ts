import { brokenImages } from './support/broken-images.ts'
import { test as testInstalled } from './support/installed.ts'
import { items as cards, more, openToggles, toggle } from './support/openable-items.ts'
import { excessWidth } from './support/scrolling.ts'
import { readService, SERVICES } from './support/services.ts'
import { activate, apartFromOffline, expect, goOffline, test } from './support/test.ts'
import { text } from './support/texts.ts'
import { DESKTOP, PHONE } from './support/windows.ts'

const link = (card: ReturnType<typeof cards>) => card.getByRole('link')

test.describe('desktop', () => {
  test.use(DESKTOP)

  test('a card opens under the mouse, and closes by leaving and Esc; a click keeps it open until the next one; its link opens a tab', async ({
    page,
    context,
  }) => {
    await page.goto('/services')
    const card = cards(page).nth(1)
    await activate(toggle(card))
    await expect(more(card)).toBeHidden()
    await card.hover()
    await expect(more(card)).toBeVisible()
    await expect(toggle(card)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(more(card)).toBeHidden()
    await page.mouse.move(5, 5)
    await toggle(card).hover()
    await expect(more(card)).toBeVisible()
    await toggle(card).click()
    await expect(toggle(card)).toHaveAttribute('aria-expanded', 'true')
    await toggle(card).click()
    await expect(more(card)).toBeHidden()
    await toggle(card).click()
    await expect(more(card)).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(more(card)).toBeHidden()

    const opened = context.waitForEvent('page')
    await link(card).click()
    await expect(await opened).toHaveURL(SERVICES[1].path)
    await expect(page).toHaveURL('/services')
  })

  test('the keyboard opens one card after the other', async ({ page }) => {
    await page.goto('/services')
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
    await activate(toggle(second))
    await toggle(first).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(link(first)).toBeFocused()
    await expect(more(first)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(toggle(first)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(more(first)).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(more(first)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(more(first)).toBeHidden()
    await expect(toggle(first)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(link(second)).toBeFocused()
    await expect(more(second)).toBeVisible()
    await expect(more(first)).toBeHidden()
  })

  testInstalled(
    'offline, coming from another page, cards and pictures are there; so are those of a service',
    async ({ page, context, network, problems }) => {
      await page.goto('/vi/careers')
      await goOffline(context, network)
      const [services, service] = ['/vi/services', `/vi${SERVICES[0].path}`]
      await page.locator(`header a[href="${services}"]:visible`).first().click()
      await expect(page).toHaveURL(services)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vi', 'services:overview.title'))
      const card = cards(page).first()
      await activate(toggle(card))
      await card.hover()
      const { tiles } = await readService(SERVICES[0].path)
      await expect(more(card).locator('li')).toHaveText(tiles.map(({ title }) => title.vi))
      expect(await brokenImages(page)).toEqual([])

      await page.goto(service)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        text('vi', `services:pages.${SERVICES[0].service}.title`),
      )
      expect(await brokenImages(page)).toEqual([])
      expect(apartFromOffline(problems)).toEqual([])
    },
  )
})

test.describe('phone', () => {
  test.use(PHONE)

  test('an open card closes by a tap on it, on its button, on another card, or elsewhere @core', async ({ page }) => {
    await page.goto('/services')
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
    await activate(toggle(second))
    await expect(more(first)).toBeHidden()
    await first.locator('img').tap()
    await expect(more(first)).toBeVisible()
    await more(first).locator('ul').tap()
    await expect(more(first)).toBeHidden()
    await toggle(first).tap()
    await expect(more(first)).toBeVisible()
    await toggle(first).tap()
    await expect(more(first)).toBeHidden()
    await first.locator('img').tap()
    await expect(more(first)).toBeVisible()
    await second.locator('img').tap()
    await expect(more(second)).toBeVisible()
    await expect(more(first)).toBeHidden()
    await page.getByRole('heading', { name: text('en', 'services:overview.listTitle') }).tap()
    await expect(openToggles(page)).toHaveCount(0)
  })
})
