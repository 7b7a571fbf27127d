import { readService, tabs } from './support/services.ts'
import { activate, expect, test } from './support/test.ts'
import { text } from './support/texts.ts'
import { STILL_DESKTOP } from './support/windows.ts'

const mobileTechnologies = (await readService('/mobile-app-development')).groups

test.describe('desktop', () => {
  test.use(STILL_DESKTOP)

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
