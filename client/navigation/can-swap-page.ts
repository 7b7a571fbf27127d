import { hasUpdate } from '#client/device/updates/register-worker.ts'
import { CAN_BE_LEFT, ISLAND, SERVED, STARTED } from '#client/document/island-attributes.ts'
import { pageState } from '#client/document/page-state.ts'
import { splitLocale } from '#contract/addresses.ts'

/**
 * Whether the page at an address can be swapped in inside the present document. Otherwise its link must load a
 * document. This is so if the site is not on the device, if React operates a part of the present page, or if the
 * address is in another language or has a query or a hash. It is also so while an update waits: if the old service
 * worker is asked for anything while it makes way for the new one, Chromium starts the old one again. The new one would
 * then wait until the old one has been idle for half a minute.
 */
export function canSwapPage({ origin, pathname, search, hash }: URL): boolean {
  return (
    origin === location.origin &&
    'offline' in pageState &&
    navigator.serviceWorker.controller !== null &&
    !search &&
    !hash &&
    splitLocale(pathname).locale === document.documentElement.lang &&
    !hasUpdate() &&
    !hasStartedIsland()
  )
}

/**
 * True while React operates a part of the page that may send or store something: after a swap this part would go on running beside the next page.
 * Islands with `canBeLeft` (`islands/islands.ts`) do not count, because they send and store nothing. An island that has not been hydrated yet does
 * not count either: nothing of it runs, and a swap keeps its HTML unchanged for Back.
 */
export function hasStartedIsland(): boolean {
  const started = `[${ISLAND}][${STARTED}]:not([${SERVED}], [${CAN_BE_LEFT}])`
  return document.querySelector(started) !== null
}
