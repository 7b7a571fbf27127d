import { eachElement } from './each-element.ts'

/**
 * Warns in the console if the site has no page at this address. In that case it shows a page that has an element with
 * `data-not-found`.
 */
export function logUnknownPath(): void {
  eachElement('[data-not-found]', () => console.warn(`Page not found: ${location.pathname}`))
}
