import type { Locator } from '@playwright/test'

/**
 * Scrolls until a share of an element is above the lower edge of the window, and waits until all intersection observers have been
 * called.
 */
export async function bringIntoSight(element: Locator, share = 1): Promise<void> {
  await element.evaluate(
    (node, share) =>
      new Promise<void>((resolve) => {
        const { top, height } = node.getBoundingClientRect()
        scrollTo({ top: top + scrollY + height * share - innerHeight, behavior: 'instant' })
        // Observers are called in the order of their creation: the page's come first.
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(node)
      }),
    share,
  )
}
