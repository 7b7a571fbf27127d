import type { Page } from '@playwright/test'

const STEP_MS = 200

/** Down the whole page in steps, as a reader does, so that everything that loads when near is there. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async (stepMs) => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, stepMs))
    }
  }, STEP_MS)
}

export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
