import { eachElement } from '#client/document/each-element.ts'

/** Tells the console of an address that there is no page for, where one says so with `data-not-found`. */
export function startNotFound(): void {
  eachElement('[data-not-found]', () => console.warn(`Page not found: ${location.pathname}`))
}
