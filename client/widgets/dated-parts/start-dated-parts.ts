import { eachElement } from '#client/document/each-element.ts'

/**
 * Corrects by the device's clock what the served HTML says as of its build: parts with `data-since` show from that time on, parts with
 * `data-until` up to it, and text with `data-year`, the year of the build, gets the present year.
 */
export function startDatedParts(): void {
  const now = new Date()
  eachElement<HTMLElement>('[data-since]', (part) => {
    part.hidden = now < new Date(part.dataset.since as string)
  })
  eachElement<HTMLElement>('[data-until]', (part) => {
    part.hidden = now >= new Date(part.dataset.until as string)
  })
  eachElement<HTMLElement>('[data-year]', (part) => {
    part.textContent = part.textContent.replace(part.dataset.year as string, `${now.getFullYear()}`)
  })
}
