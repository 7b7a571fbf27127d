import type { Page } from '@playwright/test'

/** How far the page is scrolled, in CSS pixels. */
export function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

/** Scrolls to another place, and waits until the page has heard of it. */
export async function scrollToPlace(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener('scrollend', () => resolve(), { once: true })
        scrollTo({ top, behavior: 'instant' })
      }),
    top,
  )
}
