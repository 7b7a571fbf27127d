import { createPartialResponse } from 'workbox-range-requests/createPartialResponse.js'
import { FILM_CACHE } from './cache-names.ts'

/** Films that are being fetched, by address: players ask for several ranges at once. */
const underWay = new Map<string, Promise<Response>>()

/**
 * Answers for a film, whole or in the ranges that players ask for (Safari plays from nothing else; RFC 9110 §14). It is fetched
 * once, whole, and then comes from the device, offline too. 504 when it is not there and cannot be fetched, of which a rejection
 * would make the browser complain; a device without room for it shows it all the same.
 */
export async function respondWithFilm(request: Request): Promise<Response> {
  const cache = await caches.open(FILM_CACHE)
  const film =
    (await cache.match(request.url)) ??
    (await fetchOnce(request.url, cache).catch(() => new Response(null, { status: 504 })))
  return film.ok && request.headers.has('range') ? createPartialResponse(request, film) : film
}

async function fetchOnce(url: string, cache: Cache): Promise<Response> {
  let fetched = underWay.get(url)
  if (!fetched) {
    fetched = fetchFilm(url, cache).finally(() => underWay.delete(url))
    underWay.set(url, fetched)
  }
  return (await fetched).clone()
}

async function fetchFilm(url: string, cache: Cache): Promise<Response> {
  const film = await fetch(url)
  if (film.ok) {
    // One film at a time: its name changes with its content.
    const outdated = (await cache.keys()).filter((request) => request.url !== url)
    await Promise.all(outdated.map((request) => cache.delete(request)))
    await cache.put(url, film.clone()).catch(console.info)
  }
  return film
}
