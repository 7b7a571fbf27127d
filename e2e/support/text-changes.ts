import type { Locator } from '@playwright/test'

/**
 * Records every new text of an element from now on. The returned function resolves with the recorded texts in order.
 */
export async function watchTexts(element: Locator): Promise<() => Promise<string[]>> {
  const texts = await element.evaluateHandle((node) => {
    const seen: string[] = []
    new MutationObserver(() => seen.push(node.textContent ?? '')).observe(node, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return seen
  })
  return () => texts.jsonValue()
}
