import type { Page } from '@playwright/test'
import { bringToLife, expect, expectLaidOut } from './test.ts'

/** Waits until script has taken over every part of a page, those far below the screen included. */
export async function bringWholePageToLife(page: Page): Promise<void> {
  await bringToLife(page.locator('main'))
  await expectLaidOut(page)
  for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded()
  // What only its parts start, pointing at one does.
  for (const part of await page.locator('[data-operates]').all()) await part.dispatchEvent('pointerover')
  await expect(page.locator('[data-served]')).toHaveCount(0)
}
