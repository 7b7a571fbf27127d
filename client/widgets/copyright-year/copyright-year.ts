import { eachElement } from '#client/document/each-element.ts'

/** The served HTML carries the year in which it was built; the device knows better. */
export function startCopyrightYear(): void {
  eachElement<HTMLElement>('[data-year]', (copyright) => {
    const built = copyright.dataset.year as string
    copyright.textContent = copyright.textContent.replace(built, `${new Date().getFullYear()}`)
  })
}
