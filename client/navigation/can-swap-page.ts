import { hasUpdate } from '#client/device/updates/register-worker.ts'
import { CAN_BE_LEFT, ISLAND, SERVED, STARTED } from '#client/document/island-attributes.ts'
import { splitLocale } from '#contract/addresses.ts'

/**
 * Whether the document may stay while the page at an address takes the place of the one that it shows. Not where only a document knows
 * what to do: the site is not on the device, React operates a part of the page, a new version waits, the address is in another language,
 * has a query, or names a part of the page.
 */
export function canSwapPage({ origin, pathname, search, hash }: URL): boolean {
  const { dataset, lang } = document.documentElement
  return (
    origin === location.origin &&
    'offline' in dataset &&
    navigator.serviceWorker.controller !== null &&
    !search &&
    !hash &&
    splitLocale(pathname).locale === lang &&
    !hasUpdate() &&
    !hasStartedIsland()
  )
}

/**
 * True while React operates a part of the page that may send or store something: a swapped page would stay alive beside the next one. An
 * island that may be left says so (`canBeLeft` in `islands/islands.ts`); one that has not been hydrated yet is kept as it is.
 */
export function hasStartedIsland(): boolean {
  const started = `[${ISLAND}][${STARTED}]:not([${SERVED}], [${CAN_BE_LEFT}])`
  return document.querySelector(started) !== null
}
