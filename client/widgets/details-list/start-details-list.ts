import { eachElement } from '#client/document/each-element.ts'

/**
 * Opens rows (`<details>`) that have an `id`: the row to which the page's address leads, and before the page is printed
 * all of them.
 */
export function startDetailsList(): void {
  const open = (row: HTMLDetailsElement) => {
    row.open = true
  }
  eachElement<HTMLDetailsElement>('details:target', open)
  addEventListener('hashchange', () => document.querySelectorAll<HTMLDetailsElement>('details:target').forEach(open))
  addEventListener('beforeprint', () => {
    document.querySelectorAll<HTMLDetailsElement>('details[id]').forEach(open)
  })
}
