import { createPartialResponse } from 'workbox-range-requests/createPartialResponse.js'
import { digestOf } from '#client/device/outbox/digest.ts'
import { FILM_CACHE } from './cache-names.ts'

/** Films that are being fetched, by address: players ask for several ranges at once. */
const underWay = new Map<string, Promise<Response>>()

/**
 * Answers for a film of this build, whole or in the ranges that players ask for (Safari plays from nothing else; RFC 9110 §14). It is
 * fetched once, whole, and then comes from the device, offline too. `digest` is the start of its SHA-256 as the build has it: a captive portal's
 * page, or a film that was cut, is neither kept nor played. 504 when it is not there and cannot be fetched, of which a rejection
 * would make the browser complain; a device without room for it shows it all the same.
 */
export async function respondWithFilm(request: Request, digest: string): Promise<Response> {
  const { url } = request
  const cache = await caches.open(FILM_CACHE)
  const kept = await cache.match(url)
  const film =
    kept && (await isIntact(kept, digest))
      ? kept
      : await fetchOnce(url, digest, cache).catch(() => new Response(null, { status: 504 }))
  return film.ok && request.headers.has('range') ? createPartialResponse(request, film) : film
}

async function isIntact(film: Response, digest: string): Promise<boolean> {
  return (await digestOf(await film.clone().arrayBuffer())).startsWith(digest)
}

async function fetchOnce(url: string, digest: string, cache: Cache): Promise<Response> {
  let fetched = underWay.get(url)
  if (!fetched) {
    fetched = fetchFilm(url, digest, cache).finally(() => underWay.delete(url))
    underWay.set(url, fetched)
  }
  return (await fetched).clone()
}

async function fetchFilm(url: string, digest: string, cache: Cache): Promise<Response> {
  const film = await fetch(url)
  if (!film.ok) return film
  if (!(await isIntact(film, digest))) throw new Error(`${url}: not the film of this build`)
  // One film at a time: its name changes with its content.
  const outdated = (await cache.keys()).filter((request) => request.url !== url)
  await Promise.all(outdated.map((request) => cache.delete(request)))
  await cache.put(url, film.clone()).catch(console.info)
  return film
}
