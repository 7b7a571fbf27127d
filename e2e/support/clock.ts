import type { Page } from '@playwright/test'

/**
 * Stops the clock of the page, which the test must have installed before (`page.clock.install`). The clock first jumps
 * forward by a second, because it cannot stop in the past.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
