const ORIGIN = 'https://lat.example'

/** Cache Storage in memory; `room` is the number of bytes that still fit. */
export class FakeCaches {
  room = Number.POSITIVE_INFINITY
  readonly #caches = new Map<string, FakeCache>()

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache(this)
    this.#caches.set(name, cache)
    return cache
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()]
  }

  async delete(name: string): Promise<boolean> {
    const cache = this.#caches.get(name)
    for (const key of (await cache?.keys()) ?? []) await cache?.delete(key)
    return this.#caches.delete(name)
  }

  async match(request: string): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(request)
      if (found) return found
    }
    return undefined
  }
}

class FakeCache {
  readonly #caches: FakeCaches
  readonly #stored = new Map<string, { response: Response; bytes: number }>()

  constructor(caches: FakeCaches) {
    this.#caches = caches
  }

  async keys(): Promise<Request[]> {
    return [...this.#stored.keys()].map((url) => new Request(url))
  }

  async match(request: Request | string): Promise<Response | undefined> {
    return this.#stored.get(urlOf(request))?.response.clone()
  }

  async matchAll(): Promise<Response[]> {
    return [...this.#stored.values()].map(({ response }) => response.clone())
  }

  async delete(request: Request | string): Promise<boolean> {
    this.#caches.room += this.#stored.get(urlOf(request))?.bytes ?? 0
    return this.#stored.delete(urlOf(request))
  }

  async put(request: Request | string, response: Response): Promise<void> {
    const bytes = (await response.clone().arrayBuffer()).byteLength
    if (bytes > this.#caches.room) throw new DOMException('Full', 'QuotaExceededError')
    this.#caches.room -= bytes
    this.#stored.set(urlOf(request), { response, bytes })
  }
}

function urlOf(request: Request | string): string {
  return new URL(typeof request === 'string' ? request : request.url, ORIGIN).href
}
