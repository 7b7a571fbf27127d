import type { Page } from '@playwright/test'

/** Down the whole page in steps, as a reader does; at each, what loads when near is waited for: pictures, and code that takes over. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const isInSight = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
    const isComplete = () =>
      [...document.images].filter(isInSight).every((image) => image.complete) &&
      ![...document.querySelectorAll('[data-served]')].some(isInSight)
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      do await frame()
      while (!isComplete())
    }
  })
}

export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
