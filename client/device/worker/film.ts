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
 * plays films from ranges only). The whole film is fetched once and then comes from the device, also offline. `digest`
 * is the start of the film's SHA-256: a captive portal's page or a truncated film has another digest and is neither
 * stored nor played. If the device has no room, the film is played without being stored. If the film cannot be fetched,
 * the answer is a 504 and not a rejection, because browsers log an error for a rejection.
 */
export async function respondWithFilm(request: Request, digest: string): Promise<Response> {
  const { url } = request
  const cache = await caches.open(FILM_CACHE)
  const stored = await cache.match(url)
  const film =
    stored && (await isIntact(stored, digest))
      ? stored
      : await fetchOnce(url, digest, cache).catch(() => new Response(null, { status: 504 }))
  return film.ok && request.headers.has('range') ? createPartialResponse(request, film) : film
}

async function isIntact(film: Response, digest: string): Promise<boolean> {
  return (await sha256(await film.clone().arrayBuffer())).startsWith(digest)
}

async function fetchOnce(url: string, digest: string, cache: Cache): Promise<Response> {
  let fetched = running.get(url)
  if (!fetched) {
    fetched = fetchFilm(url, digest, cache).finally(() => running.delete(url))
    running.set(url, fetched)
  }
  return (await fetched).clone()
}

async function fetchFilm(url: string, digest: string, cache: Cache): Promise<Response> {
  const film = await fetch(url)
  if (!film.ok) return film
  if (!(await isIntact(film, digest))) throw new Error(`${url}: not the film of this build`)
  // Only the film that was fetched last stays. The others are outdated, since a film gets another name when its content
  // changes, or are the same film in another variant (day or night, AV1 or H.264).
  const outdated = (await cache.keys()).filter((request) => request.url !== url)
  await Promise.all(outdated.map((request) => cache.delete(request)))
  await cache.put(url, film.clone()).catch(console.info)
  return film
}
