import { eachElement } from '#client/document/each-element.ts'

/**
 * Opens rows (`<details>`) that have an `id`: the row to which the page's address leads, and before the page is printed
 * all of them.
 */
export function startDetailsList(): void {
  eachElement<HTMLDetailsElement>('details:target', (row) => {
    row.open = true
  })
  addEventListener('beforeprint', () => {
    for (const row of document.querySelectorAll<HTMLDetailsElement>('details[id]')) row.open = true
  })
}
