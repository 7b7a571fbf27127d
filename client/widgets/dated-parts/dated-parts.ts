import { eachElement } from '#client/document/each-element.ts'

/**
 * Parts that hold from a moment on (`data-since`) or until one (`data-until`). The served HTML shows what was so when it was built; the
 * device knows better.
 */
export function startDatedParts(): void {
  const now = Date.now()
  eachElement<HTMLElement>('[data-since]', (part) => {
    part.hidden = now < Date.parse(part.dataset.since as string)
  })
  eachElement<HTMLElement>('[data-until]', (part) => {
    part.hidden = now >= Date.parse(part.dataset.until as string)
  })
}
