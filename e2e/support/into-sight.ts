import type { Locator } from '@playwright/test'

/**
 * Scrolls until a share of an element stands at the lower edge of the window, and waits until whatever observes where it is has been
 * told.
 */
export async function bringIntoSight(element: Locator, share = 1): Promise<void> {
  await element.evaluate(
    (node, share) =>
      new Promise<void>((resolve) => {
        const { top, height } = node.getBoundingClientRect()
        scrollTo({ top: top + scrollY + height * share - innerHeight, behavior: 'instant' })
        // Those that were there before are told before.
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(node)
      }),
    share,
  )
}
