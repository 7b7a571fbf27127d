import type { Locator, Page } from '@playwright/test'
import { axeFaults } from './support/axe.ts'
import { readCaseStudies } from './support/case-studies.ts'
import { type Filters, filtersOf, matching, NOWHERE } from './support/case-study-filters.ts'
import { cards, expectList, openList } from './support/case-study-list.ts'
import { openToggles, toggle } from './support/openable-items.ts'
import { excessWidth } from './support/scrolling.ts'
import { expect, expectLaidOut, test } from './support/test.ts'
import { containing, text } from './support/texts.ts'
import { PHONE, STILL_DESKTOP } from './support/windows.ts'

const caseStudies = await readCaseStudies()
const titleOf = (index: number) => caseStudies[index]?.texts.en.title ?? ''

const link = (card: Locator) => card.getByRole('link')

/**
 * The description in the card at this index, counted from 0. On a desktop all cards but the
 * large ones, of which the first is one, show it in an overlay. Only its first 100 characters are compared, because its end may be cut off.
 */
function overlay(page: Page, index: number): Locator {
  const { description } = caseStudies[index]?.texts.en ?? { description: '' }
  return cards(page)
    .nth(index)
    .getByText(containing(description.slice(0, 100)))
}

/** A point on the cover of a card, counted from the upper left corner of the card, in CSS pixels. */
const onCover = { x: 60, y: 60 }

/** A point near the left edge of the window, where no control is, even when a list or an overlay is open. */
const atEdge = { x: 4, y: 300 }

async function expectOpen(select: Locator, isOpen: boolean): Promise<void> {
  await expect.poll(() => select.evaluate((element) => element.matches(':open'))).toBe(isOpen)
}

test.describe('desktop', () => {
  test.use(STILL_DESKTOP)

  test('a card opens its overlay under the mouse; Esc and leaving close it; a click anywhere on it opens the case study', async ({
    page,
  }) => {
    await openList(page, 'en')
    // The first card is large: it shows its description without an overlay.
    await expect(overlay(page, 0)).toBeVisible()
    const [second, third] = [cards(page).nth(1), cards(page).nth(2)]
    await expect(overlay(page, 1)).toBeHidden()
    await second.scrollIntoViewIfNeeded()
    const box = await second.boundingBox()
    await second.hover({ position: onCover })
    await expect(overlay(page, 1)).toBeVisible()
    await expect(toggle(second)).toHaveAttribute('aria-expanded', 'true')
    expect(await second.boundingBox()).toEqual(box)
    await page.keyboard.press('Escape')
    await expect(overlay(page, 1)).toBeHidden()
    await third.getByRole('heading').hover()
    await expect(overlay(page, 2)).toBeVisible()
    await second.hover()
    await expect(overlay(page, 1)).toBeVisible()
    await expect(overlay(page, 2)).toBeHidden()
    await page.mouse.move(5, 5)
    await expect(openToggles(page)).toHaveCount(0)

    await second.click({ position: onCover })
    await expect(page).toHaveURL(`/case-studies/${caseStudies[1]?.slug}`)
    await page.goBack()
    await third.click()
    await expect(page).toHaveURL(`/case-studies/${caseStudies[2]?.slug}`)
  })

  test('by keyboard one card after the other opens its overlay; Esc closes it, the button opens it again', async ({
    page,
  }) => {
    await openList(page, 'en')
    const [second, third] = [cards(page).nth(1), cards(page).nth(2)]
    await page.getByRole('search').getByRole('button').focus()
    await page.keyboard.press('Tab')
    await expect(link(cards(page).first())).toBeFocused()
    await expect(openToggles(page)).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(link(second)).toBeFocused()
    await expect(overlay(page, 1)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(toggle(second)).toBeFocused()
    await expect(toggle(second)).toHaveAccessibleName(
      text('en', 'case-studies:list.description', { title: titleOf(1) }),
    )
    await expect(toggle(second)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(overlay(page, 1)).toBeHidden()
    await expect(toggle(second)).toBeFocused()
    await expect(toggle(second)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(overlay(page, 1)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(link(third)).toBeFocused()
    await expect(overlay(page, 2)).toBeVisible()
    await expect(openToggles(page)).toHaveCount(1)
    // When the mouse opens the overlay of the second card, the overlay that the keyboard has opened closes: at most one
    // is open. The focus stays on the third card.
    await second.hover({ position: onCover })
    await expect(overlay(page, 1)).toBeVisible()
    await expect(openToggles(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/case-studies/${caseStudies[2]?.slug}`)
  })

  test('a dropdown closes by a click elsewhere and by Esc; mouse and keyboard choose in it', async ({ page }) => {
    const { industry, service } = await openList(page, 'en')
    for (const select of [industry, service]) {
      await select.click()
      await expectOpen(select, true)
      await page.mouse.click(atEdge.x, atEdge.y)
      await expectOpen(select, false)
      await select.click()
      await expectOpen(select, true)
      await page.keyboard.press('Escape')
      await expectOpen(select, false)
      await expect(select).toHaveValue('all')
    }
    const filters: Filters = { industry: caseStudies[0]?.facts.industry }
    await industry.click()
    const chosen = text('en', `case-studies:industries.${filters.industry}`)
    await industry.getByRole('option', { name: chosen, exact: true }).click()
    await expectList(page, 'en', matching(caseStudies, 'en', filters))
    await page.keyboard.press('Tab')
    await expect(service).toBeFocused()
    await page.keyboard.press('Enter')
    await expectOpen(service, true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expectOpen(service, false)
    await expect(service).toBeFocused()
    await expect(service).not.toHaveValue('all')
    await expectList(page, 'en', matching(caseStudies, 'en', { ...filters, service: await service.inputValue() }))
  })
})

test.describe('phone', () => {
  test.use(PHONE)

  test('a large card shows its description, on the narrowest screen too; a tap on it opens the case study @core', async ({
    page,
  }) => {
    await openList(page, 'en')
    await expect(overlay(page, 0)).toBeVisible()
    await expect(cards(page).getByRole('button').filter({ visible: true })).toHaveCount(0)

    await expect(overlay(page, 1)).toBeHidden()
    // Check that the description is not clipped.
    for (const { width, fontSize } of [
      { width: 390, fontSize: '100%' },
      { width: 320, fontSize: '200%' },
    ]) {
      await page.setViewportSize({ width, height: 844 })
      await page.addStyleTag({ content: `:root { font-size: ${fontSize} }` })
      expect(await clearanceAround(overlay(page, 0)), `at ${width} px, ${fontSize}`).toBeGreaterThanOrEqual(0)
    }

    await cards(page).first().tap({ position: onCover })
    await expect(page).toHaveURL(`/case-studies/${caseStudies[0]?.slug}`)
  })

  test('a dropdown opens and closes by touch; submitting the search hides the keyboard', async ({ page }) => {
    const { service, search } = await openList(page, 'vi')
    await service.tap()
    await expectOpen(service, true)
    await page.touchscreen.tap(atEdge.x, atEdge.y)
    await expectOpen(service, false)
    const filters = { search: filtersOf(caseStudies[0], 'vi').search }
    await search.tap()
    await search.pressSequentially(filters.search)
    await search.press('Enter')
    await expect(search).not.toBeFocused()
    await expectList(page, 'vi', matching(caseStudies, 'vi', filters))
  })
})

/**
 * The smallest distance in CSS pixels between the text of an overlay and the edges of the overlay and its card. If it
 * is negative, the text is clipped.
 */
function clearanceAround(overlay: Locator): Promise<number> {
  return overlay.evaluate((text) => {
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
}

test('axe finds nothing and nothing is too wide in a list that is filtered, has an open overlay, or is empty', async ({
  page,
}) => {
  const expectFaultless = async (state: string, axeWidth: number) => {
    for (const width of [320, 390, 768, 1440, axeWidth]) {
      await page.setViewportSize({ width, height: 900 })
      // With reduced motion everything has a transition of 0.01 ms: large figures keep their size for one more frame.
      await expect.poll(() => excessWidth(page), `${state} at ${width} px`).toBeLessThanOrEqual(0)
    }
    await expectLaidOut(page)
    expect(await axeFaults(page), state).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { service } = filtersOf(caseStudies[0], 'vi')
  const { search } = await openList(page, 'vi', `?service=${service}`)
  await expectList(page, 'vi', matching(caseStudies, 'vi', { service }))
  await toggle(cards(page).nth(1)).click()
  await expect(openToggles(page)).toHaveCount(1)
  await expectFaultless('filtered, with an overlay', 390)
  await search.fill(NOWHERE)
  await expectList(page, 'vi', [])
  await expectFaultless('empty', 1440)
})
