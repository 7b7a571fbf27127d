import { eachElement } from './each-element.ts'

/**
 * Warns in the console if the site has no page at this address. The page that is shown in that case contains an element
 * with `data-not-found`.
 */
export function logUnknownPath(): void {
  eachElement('[data-not-found]', () => console.warn(`Page not found: ${location.pathname}`))
}
