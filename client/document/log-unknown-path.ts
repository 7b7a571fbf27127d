import { eachElement } from './each-element.ts'

/**
 * Warns in the console if the address has no page. The page for unknown addresses has an element with `data-not-found`.
 */
export function logUnknownPath(): void {
  eachElement('[data-not-found]', () => console.warn(`Page not found: ${location.pathname}`))
}
