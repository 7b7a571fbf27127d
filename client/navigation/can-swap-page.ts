import { hasUpdate } from '#client/device/updates/register-worker.ts'
import { CAN_BE_LEFT, HYDRATES, ISLAND, STARTED } from '#client/document/island-attributes.ts'
import { pageState } from '#client/document/page-state.ts'
import { splitLocale } from '#contract/addresses.ts'

/**
 * True if a link to this address can swap the page: a script fetches the next page and puts its HTML into the current
 * document. The link must load a new document instead
 * - if the address is on another site, is in another language, or has a query or a hash,
 * - if the site is not stored on the device for offline use,
 * - if the visitor has zoomed in by pinching, which only a new document resets,
 * - if React operates a part of the current page that may send or store something (`hasIslandInUse`),
 * - while an update waits. A swap would ask the old service worker for the page while the new one is taking over.
 *   Chromium would then start the old worker again, and the new one would have to wait until the old one has been idle
 *   for half a minute.
 */
export function canSwapPage({ origin, pathname, search, hash }: URL): boolean {
  return (
    origin === location.origin &&
    'offline' in pageState &&
    navigator.serviceWorker.controller !== null &&
    (visualViewport?.scale ?? 1) === 1 &&
    !search &&
    !hash &&
    splitLocale(pathname).locale === document.documentElement.lang &&
    !hasUpdate() &&
    !hasIslandInUse()
  )
}

/**
 * True while React operates a part of the page (an "island") that may send or store something. If a link swapped the
 * page, `hydrate-island.tsx` would have to unmount this island, so that it does not go on running beside the next page.
 * Islands with `canBeLeft` (`islands/islands.ts`) do not count, because they send and store nothing. An island that is
 * not hydrated yet does not count either: none of its code runs, and its HTML is kept unchanged for Back.
 */
export function hasIslandInUse(): boolean {
  const started = `[${ISLAND}][${STARTED}="${HYDRATES}"]:not([${CAN_BE_LEFT}])`
  return document.querySelector(started) !== null
}
