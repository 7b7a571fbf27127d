import { createPartialResponse } from 'workbox-range-requests/createPartialResponse.js'
import { sha256 } from '#client/device/outbox/sha256.ts'
import { FILM_CACHE } from './group-cache.ts'

/**
 * The running downloads of films, by address of the film. Players ask for several ranges at once, and these requests
 * share one download.
 */
const running = new Map<string, Promise<Response>>()

/**
 * Answers a request for a film: with the whole film, or with the range that the player asks for (RFC 9110 §14; Safari
 * plays films from ranges only). The whole film is fetched once and then comes from the device, also offline. `digests`
 * has the start of each film's SHA-256 by the film's path. A captive portal's page or a truncated film has another
 * digest and is neither stored nor played. If the device has no room, the film is played without being stored. If the
 * film cannot be fetched, the answer is a 504 and not a rejection, because browsers log an error for a rejection.
 */
export async function respondWithFilm(request: Request, digests: ReadonlyMap<string, string>): Promise<Response> {
  const { url } = request
  const cache = await caches.open(FILM_CACHE)
  const stored = await cache.match(url)
  const film =
    stored && (await isIntact(stored, digests.get(pathOf(url))))
      ? stored
      : await fetchOnce(url, digests, cache).catch(() => new Response(null, { status: 504 }))
  return film.ok && request.headers.has('range') ? createPartialResponse(request, film) : film
}

async function isIntact(film: Response, digest: string | undefined): Promise<boolean> {
  return digest !== undefined && (await sha256(await film.clone().arrayBuffer())).startsWith(digest)
}

async function fetchOnce(url: string, digests: ReadonlyMap<string, string>, cache: Cache): Promise<Response> {
  const fetched = running.get(url) ?? fetchFilm(url, digests, cache).finally(() => running.delete(url))
  running.set(url, fetched)
  return (await fetched).clone()
}

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
