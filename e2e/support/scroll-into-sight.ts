import type { Locator } from '@playwright/test'

/**
 * Scrolls until a share of an element (0 to 1) is above the lower edge of the window. Waits until the browser has
 * called all intersection observers.
 */
export async function bringIntoSight(element: Locator, share = 1): Promise<void> {
  await element.evaluate(
    (node, share) =>
      new Promise<void>((resolve) => {
        const { top, height } = node.getBoundingClientRect()
        scrollTo({ top: top + scrollY + height * share - innerHeight, behavior: 'instant' })
        // Browsers call observers in the order of their creation, so they call the page's observers before this one.
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(node)
      }),
    share,
  )
}
