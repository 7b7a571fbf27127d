import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { readCaseStudies } from './support/case-studies.ts'
import { cards, expectList, matching, openList, WORDS } from './support/case-study-list.ts'
import { bringToLife, expect, test } from './support/test.ts'

const caseStudies = await readCaseStudies()

// What is on the device makes no difference here; keeping it there takes half of a test's time.
test.use({ serviceWorkers: 'block' })

const link = (card: Locator) => card.getByRole('link')
const toggle = (card: Locator) => card.getByRole('button')
const openToggles = (page: Page) => page.locator('main li').getByRole('button', { expanded: true })

/** The beginning of what the overlay of a card says. */
function overlay(page: Page, index: number): Locator {
  const { description } = caseStudies[index]?.texts.en ?? { description: '' }
  return cards(page).nth(index).getByText(description.slice(0, 100))
}

/** A place on a card that is its picture's. */
const onCover = { x: 60, y: 60 }

/** A place in the window where nothing can be pressed, whatever lies open. */
const atEdge = { x: 4, y: 300 }

const isOpen = (select: Locator) => select.evaluate((element) => element.matches(':open'))

async function expectAxeFindsNothing(page: Page, state: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-laid-out')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    state,
  ).toEqual([])
}

test.describe('desktop', () => {
  // Nothing slides away from under the mouse.
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  test('a card tells more under the mouse, Esc and leaving hide it; a press anywhere on it opens the story', async ({
    page,
  }) => {
    await openList(page, 'en')
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
    await expect(overlay(page, 0)).toBeHidden()
    await first.scrollIntoViewIfNeeded()
    const box = await first.boundingBox()
    await first.hover({ position: onCover })
    await expect(overlay(page, 0)).toBeVisible()
    await expect(toggle(first)).toHaveAttribute('aria-expanded', 'true')
    expect(await first.boundingBox()).toEqual(box)
    await page.keyboard.press('Escape')
    await expect(overlay(page, 0)).toBeHidden()
    await second.getByRole('heading').hover()
    await expect(overlay(page, 1)).toBeVisible()
    await first.hover()
    await expect(overlay(page, 0)).toBeVisible()
    await expect(overlay(page, 1)).toBeHidden()
    await page.mouse.move(5, 5)
    await expect(openToggles(page)).toHaveCount(0)

    for (const [card, position] of [
      [first, onCover],
      [second, undefined],
    ] as const) {
      await card.click({ position })
      await expect(page).toHaveURL(/\/case-studies\/[a-z-]+$/)
      await page.goBack()
      await expectList(page, 'en', caseStudies)
    }
  })

  test('by keyboard one card after the other tells more; Esc hides it, the button shows it again', async ({ page }) => {
    const { clear } = await openList(page, 'en')
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
    await clear.focus()
    await page.keyboard.press('Tab')
    await expect(link(first)).toBeFocused()
    await expect(overlay(page, 0)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(toggle(first)).toBeFocused()
    await expect(toggle(first)).toHaveAccessibleName(/Hide .+chatbot/)
    await page.keyboard.press('Escape')
    await expect(overlay(page, 0)).toBeHidden()
    await expect(toggle(first)).toBeFocused()
    await expect(toggle(first)).toHaveAccessibleName(/Show .+chatbot/)
    await page.keyboard.press('Enter')
    await expect(overlay(page, 0)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(link(second)).toBeFocused()
    await expect(overlay(page, 1)).toBeVisible()
    await expect(openToggles(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/case-studies/${caseStudies[1]?.slug}`)
  })

  test('before the script is there, pointing and the keyboard tell more', async ({ page }) => {
    await page.route('**/boot.js', (route) => route.abort())
    await page.goto('/case-studies')
    await cards(page).first().hover()
    await expect(overlay(page, 0)).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(overlay(page, 0)).toBeHidden()
    await link(cards(page).nth(1)).focus()
    await expect(overlay(page, 1)).toBeVisible()
  })

  test('a dropdown closes by a press elsewhere and by Esc, and is chosen from by keyboard', async ({ page }) => {
    const { industry, service } = await openList(page, 'en')
    for (const select of [industry, service]) {
      await select.click()
      await expect.poll(() => isOpen(select)).toBe(true)
      await page.mouse.click(atEdge.x, atEdge.y)
      await expect.poll(() => isOpen(select)).toBe(false)
      await select.click()
      await expect.poll(() => isOpen(select)).toBe(true)
      await page.keyboard.press('Escape')
      await expect.poll(() => isOpen(select)).toBe(false)
      await expect(select).toHaveValue('all')
    }
    await industry.click()
    await industry.getByRole('option', { name: 'Finance' }).click()
    await expectList(page, 'en', matching(caseStudies, 'en', { industry: 'finance' }))
    await page.keyboard.press('Tab')
    await expect(service).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => isOpen(service)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => isOpen(service)).toBe(false)
    await expect(service).toBeFocused()
    await expectList(page, 'en', matching(caseStudies, 'en', { industry: 'finance', service: 'enterprise_software' }))
  })
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the button tells more by touch, one card at a time; a tap on the card opens the story', async ({ page }) => {
    await openList(page, 'en')
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
    await bringToLife(toggle(second))
    await toggle(first).tap()
    await expect(overlay(page, 0)).toBeVisible()
    await toggle(second).tap()
    await expect(overlay(page, 1)).toBeVisible()
    await expect(overlay(page, 0)).toBeHidden()
    await toggle(second).tap()
    await expect(overlay(page, 1)).toBeHidden()
    await toggle(second).tap()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(openToggles(page)).toHaveCount(0)
    await first.tap({ position: onCover })
    await expect(page).toHaveURL(`/case-studies/${caseStudies[0]?.slug}`)
  })

  test('a dropdown opens and closes by touch; sending the search hides the keyboard', async ({ page }) => {
    const { service, search } = await openList(page, 'vi')
    await service.tap()
    await expect.poll(() => isOpen(service)).toBe(true)
    await page.touchscreen.tap(atEdge.x, atEdge.y)
    await expect.poll(() => isOpen(service)).toBe(false)
    await search.tap()
    await search.pressSequentially('dat lich')
    await search.press('Enter')
    await expect(search).not.toBeFocused()
    await expectList(page, 'vi', matching(caseStudies, 'vi', { search: 'dat lich' }))
  })

  test('no overlay clips its words, however narrow the screen and large the letters', async ({ page }) => {
    await openList(page, 'en')
    for (const { width, fontSize } of [
      { width: 390, fontSize: '100%' },
      { width: 320, fontSize: '200%' },
    ]) {
      await page.setViewportSize({ width, height: 844 })
      await page.addStyleTag({ content: `:root { font-size: ${fontSize} }` })
      for (const index of [0, 1, 2]) {
        await toggle(cards(page).nth(index)).tap()
        await expect(overlay(page, index)).toBeVisible()
        const room = await overlay(page, index).evaluate((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          const [words, box] = [range.getBoundingClientRect(), text.getBoundingClientRect()]
          const card = text.closest('li')?.getBoundingClientRect() ?? box
          return Math.min(
            words.top - box.top,
            box.bottom - words.bottom,
            box.left - card.left + 1,
            card.right - box.right + 1,
          )
        })
        expect(room, `card ${index} at ${width} px, ${fontSize}`).toBeGreaterThanOrEqual(0)
      }
    }
  })
})

for (const { locale, width } of [
  { locale: 'en', width: 1440 },
  { locale: 'vi', width: 390 },
] as const) {
  test(`axe finds nothing, and nothing is too wide, filtered, empty or with an overlay: ${locale}, ${width} px`, async ({
    page,
  }) => {
    const expectSound = async (state: string) => {
      for (const other of [320, 390, 768, 1440, width]) {
        await page.setViewportSize({ width: other, height: 900 })
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(excess, `${state} at ${other} px`).toBeLessThanOrEqual(0)
      }
      await expectAxeFindsNothing(page, state)
    }
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { search, loadMore } = await openList(page, locale, '?service=mobile_app')
    await expectSound('filtered')
    await search.fill('xyzzy')
    await expect(page.getByRole('heading', { name: WORDS[locale].empty })).toBeVisible()
    await expectSound('empty')
    await page.getByRole('status').getByRole('link', { name: WORDS[locale].clear }).click()
    await loadMore.click()
    await toggle(cards(page).nth(12)).click()
    await expect(openToggles(page)).toHaveCount(1)
    await expectSound('with an overlay')
  })
}
