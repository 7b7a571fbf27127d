import type { Locator, Page } from '@playwright/test'

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

export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** The distance of an element's top from the top of the window, in CSS pixels; `NaN` while the element is not shown. */
export async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN
}

/** By how many CSS pixels the page is wider than the window. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/**
 * Scrolls until a share of an element (0 to 1) is above the lower edge of the window. Waits until the browser has
 * called all intersection observers.
 */
export async function bringIntoSight(element: Locator, share = 1): Promise<void> {
  await element.evaluate((node, share) => {
    const { top, height } = node.getBoundingClientRect()
    scrollTo({ top: top + scrollY + height * share - innerHeight, behavior: 'instant' })
  }, share)
  await untilObserversCalled(element)
}

/**
 * Waits until the browser has called the page's intersection observers. Browsers call observers in the order of their
 * creation, so they call the page's observers before the one that is created here.
 */
export async function untilObserversCalled(element: Locator): Promise<void> {
  await element.evaluate(
    (node) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect()
          resolve()
        }).observe(node)
      }),
  )
}
