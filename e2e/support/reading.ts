import type { Page } from '@playwright/test'

/** Down the whole page in steps, as a reader does; at each, what loads when near is waited for: pictures, and code that takes over. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    /** As the browser sees it, which loads no lazy picture that a carousel clips. */
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

export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
