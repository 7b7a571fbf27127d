import type { Page } from '@playwright/test'

/**
 * Scrolls down the whole page in steps. At each step waits until the lazy pictures in sight have loaded and React has
 * hydrated the parts in sight.
 */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    /**
     * Asks the browser whether an element is in sight. Comparing positions is not enough: lazy pictures that are
     * clipped by a carousel count as out of sight, and the browser does not load them.
     */
    const isInSight = (element: Element) =>
      new Promise<boolean>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect()
          resolve((entry?.intersectionRatio ?? 0) > 0)
        })
        observer.observe(element)
      })
    const isAnyInSight = async (elements: Element[]) => (await Promise.all(elements.map(isInSight))).includes(true)
    const isComplete = async () =>
      !(await isAnyInSight([
        ...[...document.images].filter((image) => !image.complete),
        ...document.querySelectorAll('[data-served]'),
      ]))
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      do await frame()
      while (!(await isComplete()))
    }
  })
}
