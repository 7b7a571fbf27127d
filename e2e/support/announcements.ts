import type { Page } from '@playwright/test'

declare global {
  interface Window {
    announced?: string[]
  }
}

/**
 * Does something and returns the texts that it has added to live regions, which screen readers announce. A live region
 * whose content stays the same is silent, and so is one that loses content.
 */
export async function announcementsOf(page: Page, action: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const LIVE = '[role="status"], [role="alert"]'
    const announced: string[] = []
    window.announced = announced
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const element = node instanceof Element ? node : node.parentElement
          if (element?.closest(LIVE) && node.textContent) announced.push(node.textContent)
        }
    }).observe(document.body, { characterData: true, childList: true, subtree: true })
  })
  await action()
  return page.evaluate(() => window.announced ?? [])
}
