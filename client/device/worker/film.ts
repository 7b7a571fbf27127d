import { createPartialResponse } from 'workbox-range-requests/createPartialResponse.js'
import { sha256 } from '#client/device/sha256.ts'
import { FILM_CACHE } from './group-cache.ts'

/**
 * The running downloads of films, by address of the film. Players ask for several ranges at once, and these requests
 * share one download.
 */
const downloads = new Map<string, Promise<Response>>()

/**
 * Answers a request for a film: with the whole film, or with the range that the player asks for (RFC 9110 §14; Safari
 * plays films from ranges only). The whole film is fetched once and then comes from the device, also offline. `digests`
 * has the start of each film's SHA-256 by the film's path. A captive portal's page or a truncated film has another
 * digest and is neither stored nor played. If the device has no room, the film is played without being stored. If the
 * film cannot be fetched, the answer is a 504 and not a rejection, because browsers log an error for a rejection.
 */
export async function respondWithFilm(request: Request, digests: ReadonlyMap<string, string>): Promise<Response> {
  const film = await loadFilm(request.url, digests).catch(() => new Response(null, { status: 504 }))
  return film.ok && request.headers.has('range') ? createPartialResponse(request, film) : film
}

/** Resolves with the whole film: the stored one if it is intact, otherwise the relay's. Rejects as `fetchFilm` does. */
async function loadFilm(url: string, digests: ReadonlyMap<string, string>): Promise<Response> {
  const cache = await caches.open(FILM_CACHE)
  const stored = await cache.match(url)
  return stored && (await isIntact(stored, digests.get(pathOf(url)))) ? stored : fetchOnce(url, digests, cache)
}

/** True if the SHA-256 of the film begins with `digest`. */
async function isIntact(film: Response, digest: string | undefined): Promise<boolean> {
  return digest !== undefined && (await sha256(await film.clone().arrayBuffer())).startsWith(digest)
}

/** Resolves with a copy of the film that `fetchFilm` fetches. Requests at the same time share one download. */
async function fetchOnce(url: string, digests: ReadonlyMap<string, string>, cache: Cache): Promise<Response> {
  const fetched = downloads.get(url) ?? fetchFilm(url, digests, cache).finally(() => downloads.delete(url))
  downloads.set(url, fetched)
  return (await fetched).clone()
}

/**
 * Fetches a film and stores it, in place of the films of earlier builds. Resolves with an answer that is not ok as it
 * is. Rejects without a network, and if the answer is not the film of this build.
 */
async function fetchFilm(url: string, digests: ReadonlyMap<string, string>, cache: Cache): Promise<Response> {
  const film = await fetch(url)
  if (!film.ok) return film
  if (!(await isIntact(film, digests.get(pathOf(url))))) throw new Error(`${url}: not the film of this build`)
  // Deletes the films of earlier builds: a film gets another name when its content changes. This build's films for day
  // and night both stay.
  const outdated = (await cache.keys()).filter((request) => !digests.has(pathOf(request.url)))
  await Promise.all(outdated.map((request) => cache.delete(request)))
  await cache.put(url, film.clone()).catch(console.info)
  return film
}

function pathOf(url: string): string {
  return new URL(url).pathname
}
