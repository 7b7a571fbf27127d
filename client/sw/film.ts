import { createPartialResponse } from 'workbox-range-requests/createPartialResponse.js'

/** Apart from the precache: the site is ready for offline use without it, and no update throws it away. */
const CACHE_NAME = 'film'

/**
 * Answers for a film, whole or in the ranges that players ask for (Safari plays from nothing else; RFC 9110 §14). It is fetched
 * once, whole, and then comes from the device, offline too. Rejects when it is not there and cannot be fetched; a device
 * without room for it shows it all the same.
 */
export async function respondWithFilm(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE_NAME)
  const film = (await cache.match(request.url)) ?? (await fetchFilm(request.url, cache))
  return film.ok && request.headers.has('range') ? createPartialResponse(request, film) : film
}

async function fetchFilm(url: string, cache: Cache): Promise<Response> {
  const film = await fetch(url)
  if (film.ok) {
    // One film at a time: its name changes with its content.
    const outdated = await cache.keys()
    await cache.put(url, film.clone()).catch(console.info)
    await Promise.all(outdated.map((request) => cache.delete(request)))
  }
  return film
}
