import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * The accessibility faults that axe finds on the page, or only in a part of it: for each rule, its id and the selectors
 * of the elements. Axe's legacy mode is three times as fast, and enough because the pages have no frames.
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
