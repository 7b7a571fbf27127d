import { eachElement } from '#client/document/each-element.ts'

/**
 * Updates the parts of the served HTML that depend on the time of the build, by the device's clock. Parts with
 * `data-since` are shown from that time on, and parts with `data-until` are hidden from that time on. `data-year` is
 * the year of the build; in the text of its element the present year replaces it.
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
