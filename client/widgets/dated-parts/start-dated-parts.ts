import { eachElement } from '#client/document/each-element.ts'

/**
 * Brings parts of the served HTML that depend on the time of the build up to date, by the device's clock. Parts with
 * `data-since` are shown from that time on, and parts with `data-until` are hidden from that time on. `data-year` is
 * the year of the build; the text of its element gets the present year instead.
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
