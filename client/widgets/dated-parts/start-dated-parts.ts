import { eachElement } from '#client/document/each-element.ts'

/**
 * Corrects, by the device's clock, the parts of the served HTML that were right only at the time of the build. A part
 * with `data-since` is shown from the time in this attribute on. The attribute `data-year` contains the year of the
 * build. In the text of its element, the current year replaces the year of the build.
 */
export function startDatedParts(): void {
  const now = new Date()
  eachElement<HTMLElement>('[data-since]', (part) => {
    part.hidden = now < new Date(part.dataset.since as string)
  })
  eachElement<HTMLElement>('[data-year]', (part) => {
    part.textContent = part.textContent.replace(part.dataset.year as string, `${now.getFullYear()}`)
  })
}
