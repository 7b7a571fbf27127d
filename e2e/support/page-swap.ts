import type { Page } from '@playwright/test'
import { activate, expect, expectReady } from './test.ts'

/**
 * Waits until the links of the open page swap pages: a link then puts the next page into the same document instead of
 * loading a new document. Marks the document, so that `isFirstDocument` can tell later whether it is still the same.
 */
export async function expectSwapping(page: Page): Promise<void> {
  await expectReady(page)
  await activate(page.locator('main'))
  await expect(page.locator('html')).toHaveAttribute('data-navigates')
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
}

/** Returns whether the open page is in the document that `expectSwapping` has marked. */
export async function isFirstDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isFirstDocument' in window)
}

/** Opens a page and waits until its links swap pages inside the same document. */
export async function visitSwapping(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectSwapping(page)
}

/** Adds a link to `path` to the open page and follows the link. Any page can thus be reached from any other. */
export async function followAddedLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    document.querySelector('main')?.append(Object.assign(link, { href }))
    link.click()
  }, path)
  await expect(page).toHaveURL(path)
}
