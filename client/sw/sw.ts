/** The service worker: which event is answered by whom. */
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js'
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js'
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import type { WorkerRequest } from '#contract/worker-message.ts'
import { startBackgroundSync } from './background-sync.ts'
import { respondWithFilm } from './film.ts'
import { postProgress } from './progress.ts'
import { type ManifestEntry, SitePrecache } from './site-precache.ts'
import { respondToUnknownPage } from './unknown-page.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ManifestEntry[] }

const precache = new SitePrecache(self.__WB_MANIFEST, postProgress)

self.addEventListener('install', (event) => event.waitUntil(precache.install(event)))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
cleanupOutdatedCaches()

// Pages and files on the device. Routes see GET requests only: a POST never passes through the worker.
registerRoute(
  new PrecacheRoute(precache.controller, {
    ignoreURLParametersMatching: [/.*/],
    urlManipulation: ({ url }) => [new URL(`${url.pathname.replace(/\/+$/, '')}.html`, url)],
  }),
)
// A tab that still runs the version before loads its parts from what that version left behind.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
)
// Too heavy to wait for, the film stays out of the precache.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.mp4'),
  ({ request }) => respondWithFilm(request),
)
registerRoute(
  new NavigationRoute(({ request }) => respondToUnknownPage(request, (url) => precache.controller.matchPrecache(url)), {
    denylist: [/^\/api\//],
  }),
)

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as Partial<WorkerRequest>
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (type === 'precache-state') {
    event.waitUntil(precache.state().then((state) => event.ports[0]?.postMessage(state)))
    event.waitUntil(precache.cleanUp(event))
  }
  if (type === 'precache-repair') {
    const repaired = precache.repair().catch(() => precache.state())
    event.waitUntil(repaired.then((state) => event.ports[0]?.postMessage(state)))
  }
})

startBackgroundSync()
