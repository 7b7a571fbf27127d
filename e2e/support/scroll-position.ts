import type { Page } from '@playwright/test'

/** The vertical scroll position of the page, in CSS pixels. */
export function scrollTopOf(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

/** Scrolls to another position, in CSS pixels, and waits for the page's `scrollend` event. */
export async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener('scrollend', () => resolve(), { once: true })
        scrollTo({ top, behavior: 'instant' })
      }),
    top,
  )
}
