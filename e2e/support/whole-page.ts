import type { Page } from '@playwright/test'
import { activate, expect, expectLaidOut } from './test.ts'

/** Waits until React has hydrated all parts of a page, including parts far below the first screen. */
export async function activateWholePage(page: Page): Promise<void> {
  await activate(page.locator('main'))
  await expectLaidOut(page)
  for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded()
  // React hydrates some parts only when a visitor points at one of their controls.
  for (const part of await page.locator('[data-operates]').all()) await part.dispatchEvent('pointerover')
  await expect(page.locator('[data-served]')).toHaveCount(0)
}
