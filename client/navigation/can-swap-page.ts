import { hasUpdate } from '#client/device/updates/register-worker.ts'
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
 * What React operates goes on beside the next page: a document that is left takes it along, and keeps it for Back. What it has not taken
 * over yet is kept as it is, with what was typed; so is the list of case studies, which holds nothing that has to be sent or stored.
 */
export function hasStartedIsland(): boolean {
  const started = '[data-island][data-started]:not([data-served], [data-island="case-study-list"])'
  return document.querySelector(started) !== null
}
