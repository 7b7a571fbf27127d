import type { Locator, Page } from '@playwright/test'
import { caseStudyPath } from './support/case-studies.ts'
import { HOME_CASE_STUDIES } from './support/home-content.ts'
import { toggle } from './support/openable-items.ts'
import { activate, expect, test } from './support/test.ts'
import { containing, text } from './support/texts.ts'
import { DESKTOP, PHONE } from './support/windows.ts'

const [first, second] = HOME_CASE_STUDIES as [string, string]

/** The card of a success story on the home page, found by its cover picture. */
const story = (page: Page, slug: string) =>
  page.locator('main li').filter({ has: page.locator(`img[src="/covers/${slug}.svg"]`) })
const details = (card: Locator) => card.getByRole('link', { name: containing(text('en', 'home:stories.read')) })
const results = (card: Locator) => card.getByRole('listitem')

test.describe('on a desktop', () => {
  test.use(DESKTOP)

  test('a story opens by mouse and keyboard focus, and closes by leaving, a click and Esc', async ({ page }) => {
    await page.goto('/')
    const [card, next] = [story(page, first), story(page, second)]
    await activate(toggle(next))
    await expect(toggle(card)).toHaveCSS('opacity', '1')

    await test.step('by keyboard', async () => {
      await page.mouse.move(5, 5)
      await page.getByRole('link', { name: text('en', 'home:stories.viewAll'), exact: true }).focus()
      await page.keyboard.press('Tab')
      await expect(toggle(card)).toBeFocused()
      await expect(details(card)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(details(card)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(details(card)).toBeHidden()
      await expect(toggle(card)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(details(card)).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(details(card)).toBeHidden()
      await expect(details(next)).toBeVisible()
    })

    await test.step('by mouse, one at a time; Esc closes it under the pointer', async () => {
      await expect(toggle(card)).toHaveAttribute('aria-expanded', 'false')
      await card.hover()
      await expect(details(card)).toBeVisible()
      await expect(details(next)).toBeHidden()
      await expect(results(card)).not.toHaveCount(0)
      await expect(toggle(card)).toHaveAttribute('aria-expanded', 'true')
      await page.mouse.move(5, 5)
      await expect(details(card)).toBeHidden()
      await card.hover()
      await expect(details(card)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(details(card)).toBeHidden()
      await expect(toggle(card)).toHaveAttribute('aria-expanded', 'false')
    })

    await test.step('a click keeps an opened story open, the next one closes it', async () => {
      await toggle(next).hover()
      await expect(details(next)).toBeVisible()
      await toggle(next).click()
      await expect(toggle(next)).toHaveAttribute('aria-expanded', 'true')
      await toggle(next).click()
      await expect(details(next)).toBeHidden()
    })

    await card.hover()
    await expect(details(card)).toBeVisible()
    // Wait for the end of the animation: until then the press would hit the card below.
    await card.evaluate((all) =>
      Promise.allSettled(all.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    await details(card).click()
    await expect(page).toHaveURL(caseStudyPath('en', first))
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a tap opens one story at a time; a tap on its text, its button or elsewhere closes it @core', async ({
    page,
  }) => {
    await page.goto('/')
    const [card, next] = [story(page, first), story(page, second)]
    await activate(toggle(next))
    await expect(toggle(card)).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle(card)).toHaveCSS('opacity', '0')
    await card.locator('img').tap()
    await expect(details(card)).toBeVisible()
    await next.locator('img').tap()
    await expect(details(next)).toBeVisible()
    await expect(details(card)).toBeHidden()
    await results(next).first().tap()
    await expect(details(next)).toBeHidden()
    await next.locator('img').tap()
    await expect(details(next)).toBeVisible()
    await page.getByRole('heading', { level: 2, name: text('en', 'home:stories.title') }).tap()
    await expect(details(next)).toBeHidden()
    await toggle(card).tap()
    await expect(details(card)).toBeVisible()
    await toggle(card).tap()
    await expect(details(card)).toBeHidden()
    await toggle(card).tap()
    await details(card).tap()
    await expect(page).toHaveURL(caseStudyPath('en', first))
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every story shows its results, on paper too @core', async ({ page }) => {
    await page.goto('/')
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media })
      for (const slug of HOME_CASE_STUDIES) {
        const card = story(page, slug)
        await expect(details(card), `${slug}, ${media}`).toBeVisible()
        await expect(results(card).filter({ visible: true }), `${slug}, ${media}`).not.toHaveCount(0)
        await expect(toggle(card), `${slug}, ${media}`).toBeHidden()
      }
    }
  })
})
