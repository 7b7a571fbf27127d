import { eachElement } from './each-element.ts'

/** Warns in the console of an address that has no page: the page for unknown addresses has `data-not-found`. */
export function logUnknownPath(): void {
  eachElement('[data-not-found]', () => console.warn(`Page not found: ${location.pathname}`))
}
