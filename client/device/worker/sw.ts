/** The service worker: passes each event and each request to the module that answers it. */
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { fetchSealingKey } from '#client/device/sealing/sealing-key.ts'
import { cleanPath, splitLocale } from '#contract/addresses.ts'
import type { Group } from '#contract/group.ts'
import { SHARE_PATH } from '#contract/resume/shared-file.ts'
import type { WorkerRequest } from '#contract/worker-message.ts'
import { endBackgroundSync, startBackgroundSync } from './background-sync.ts'
import { bypassForRelay } from './bypass-for-relay.ts'
import { draftOf, forgetDrafts, keepDraft, renewDrafts } from './drafts-in-memory.ts'
import { respondWithFilm } from './film.ts'
import { fileOfEarlierBuild } from './group-cache.ts'
import { respondToMissingPage } from './missing-page.ts'
import { startNotificationClicks } from './outcome-notification.ts'
import { respondToSharedFile } from './shared-file.ts'
import { Site } from './site.ts'
import { respondToUnknownPage } from './unknown-page.ts'

/**
 * The build replaces `__WB_MANIFEST` by the list of groups, the archives in which the site's files are stored offline.
 */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Group[] }
/**
 * The start of the SHA-256 of each film, with which `respondWithFilm` detects damage. The keys are the addresses of the
 * films. The build fills this in.
 */
declare const FILM_DIGESTS: Record<string, string>

const site = new Site(self.__WB_MANIFEST)
const films = new Map(Object.entries(FILM_DIGESTS))

self.addEventListener('install', (event) =>
  // Also fetches the relay's public key, so that the device can encrypt submissions without a network.
  event.waitUntil(Promise.all([site.install(), bypassForRelay(event), fetchSealingKey()])),
)
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), site.activate()])))

// All files of this build, including pages. Without a third argument `registerRoute` matches GET requests only.
registerRoute(({ url, sameOrigin }) => sameOrigin && site.pathOf(url.pathname) !== undefined, respondWithSiteFile)
// Scripts and styles of an earlier build, for tabs that still run it.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, url }) => (await fileOfEarlierBuild(url.pathname)) ?? fetch(request),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && films.has(url.pathname),
  ({ request }) => respondWithFilm(request, films),
)
// Navigations to addresses at which this build has no page.
registerRoute(new NavigationRoute(({ request }) => respondToUnknownPage(request, site), { denylist: [/^\/api\//] }))
// A file that the visitor shares with the site comes in a POST request. The worker answers no other POST requests; they
// go to the relay.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && splitLocale(url.pathname).path === SHARE_PATH,
  ({ request, url }) => respondToSharedFile(request, splitLocale(url.pathname).locale),
  'POST',
)

self.addEventListener('message', (event) => {
  const request = (event.data ?? {}) as Partial<WorkerRequest>
  const answer = (value: Promise<unknown>) =>
    event.waitUntil(value.then((settled) => event.ports[0]?.postMessage(settled)))
  if (request.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (request.type === 'STEP_ASIDE') endBackgroundSync()
  if (request.type === 'site-changes') answer(site.changes())
  if (request.type === 'site-state' && request.locale) answer(site.state(request.locale))
  if (request.type === 'site-download' && request.locale) {
    answer(site.downloadMissing(request.locale, request.isTextOnly ? 'core' : 'all'))
  }
  if (request.type === 'draft-keep' && request.form) keepDraft(request.form, request.draft)
  if (request.type === 'draft-load' && request.form) answer(Promise.resolve(draftOf(request.form)))
  if (request.type === 'drafts-renew') renewDrafts()
  if (request.type === 'drafts-forget') forgetDrafts()
})

startBackgroundSync()
startNotificationClicks()

/**
 * Answers a request for a file of this build with the file on the device. A file that is not there comes from the
 * network. As on the relay, another address of a page, such as one with a trailing slash, leads to the page's own
 * address.
 */
async function respondWithSiteFile({ request, url }: { request: Request; url: URL }): Promise<Response> {
  const isNavigation = request.mode === 'navigate'
  const clean = cleanPath(url.pathname)
  if (isNavigation && clean !== url.pathname) return Response.redirect(clean + url.search, 308)
  const file = await site.file(site.pathOf(url.pathname) as string)
  return file ?? (isNavigation ? respondToMissingPage(request, site) : fetch(request))
}
