import type { Locator, Page } from '@playwright/test'
import { activate, expect } from './test.ts'
import { text } from './texts.ts'

/** A point in the window where nothing reacts to the pointer. */
export const ELSEWHERE = [700, 700] as const

/** The English text of a translation key of the header or the footer. */
export const common = (key: string, values?: Record<string, string>) => text('en', `common:${key}`, values)

export function menu(page: Page): Locator {
  return page.getByRole('navigation', { name: common('nav.label'), exact: true })
}

/** The button of a menu entry that has subpages, and the panel with the links to these subpages. */
export async function dropdown(page: Page, name: string): Promise<{ button: Locator; panel: Locator }> {
  const button = menu(page).getByRole('button', { name })
  return { button, panel: page.locator(`[id="${await button.getAttribute('aria-controls')}"]`) }
}

/** Opens a page and waits until the menu's scripts run. */
export async function visitWithMenu(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await activate(page.locator('main'))
  await expect(menu(page)).toHaveAttribute('data-alive')
}
