import { eachElement } from './each-element.ts'

/**
 * Warns in the console if there is no page at the address. The page that is shown instead has an element with
 * `data-not-found`.
 */
export function logUnknownPath(): void {
  eachElement('[data-not-found]', () => console.warn(`Page not found: ${location.pathname}`))
}
