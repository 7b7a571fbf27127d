import type { Locator } from '@playwright/test'

/** Notes every text an element has from now on; the returned function tells them, in order. */
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
