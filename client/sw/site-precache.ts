import { copyResponse } from 'workbox-core/copyResponse.js'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { MEDIA_PACK_PATH, packOf, TEXT_PACK_PATH } from '#contract/pack.ts'
import type { PrecacheState } from '#contract/worker-message.ts'
import { unpack } from './unpack.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The share of a pack's files that must be missing before the pack is cheaper than fetching them one by one: pages
 * compress five times better together, pictures not at all.
 */
const PACKS = [
  { path: TEXT_PACK_PATH, worthwhileShare: 0.2 },
  { path: MEDIA_PACK_PATH, worthwhileShare: 0.6 },
]

export interface ManifestEntry {
  url: string
  revision: string | null
}

/** Workbox' precache, filled from packs first (design §7). */
export class SitePrecache {
  readonly controller: PrecacheController
  readonly #revisions: Map<string, string | null>
  readonly #report: (state: PrecacheState) => unknown
  #cached = 0

  /** `report` is told the new state after each file that was stored. */
  constructor(manifest: ManifestEntry[], report: (state: PrecacheState) => unknown) {
    this.controller = new PrecacheController({ plugins: [{ cacheDidUpdate: async () => this.#countStored() }] })
    this.controller.addToCacheList(manifest)
    this.#revisions = new Map(manifest.map(({ url, revision }) => [new URL(url, location.href).href, revision]))
    this.#report = report
  }

  #countStored(): void {
    this.#cached++
    this.#report({ cached: this.#cached, total: this.#revisions.size })
  }

  #cache(): Promise<Cache> {
    return caches.open(this.controller.strategy.cacheName)
  }

  /** Address → cache key of every file that is not on the device. */
  async #missing(): Promise<Map<string, string>> {
    const stored = new Set((await (await this.#cache()).keys()).map((request) => request.url))
    return new Map([...this.controller.getURLsToCacheKeys()].filter(([, cacheKey]) => !stored.has(cacheKey)))
  }

  async state(): Promise<PrecacheState> {
    const total = this.#revisions.size
    return { cached: total - (await this.#missing()).size, total }
  }

  /** Takes what is missing from the packs; none is needed, so that no failure of theirs matters. */
  async #unpackMissing(): Promise<void> {
    const cache = await this.#cache()
    const missing = await this.#missing()
    this.#cached = this.#revisions.size - missing.size
    for (const { path, worthwhileShare } of PACKS) {
      const isInPack = (url: string) => packOf(url) === path
      const wanted = [...missing.keys()].filter(isInPack).length
      if (wanted <= worthwhileShare * [...this.#revisions.keys()].filter(isInPack).length) continue
      try {
        await unpack(await fetch(path, { cache: 'no-store', credentials: 'same-origin' }), {
          wantedKey: (url, revision) => {
            const { href } = new URL(url, location.href)
            return this.#revisions.get(href) === revision ? missing.get(href) : undefined
          },
          put: async (cacheKey, response) => {
            await cache.put(cacheKey, response)
            this.#countStored()
          },
        })
      } catch (error) {
        console.info('Pack not used', path, error)
      }
    }
  }

  /** For the install event: the packs, then Workbox fetches one by one what they did not hold. */
  async install(event: ExtendableEvent): Promise<void> {
    await this.#unpackMissing()
    await this.controller.install(event)
  }

  /**
   * Fetches again what the browser has evicted. A newer build on the server installs itself instead: its files must
   * not get under this version's keys.
   */
  async repair(): Promise<PrecacheState> {
    await self.registration.update()
    if (!self.registration.installing && !self.registration.waiting) {
      await this.#unpackMissing()
      const cache = await this.#cache()
      for (const [url, cacheKey] of await this.#missing()) {
        const response = await fetch(url, { cache: 'reload', credentials: 'same-origin' })
        if (!response.ok) continue
        await cache.put(cacheKey, response.redirected ? await copyResponse(response) : response)
        this.#countStored()
      }
    }
    return this.state()
  }

  /**
   * Deletes the files of earlier versions, unless a tab may still run one of them or a newer version is about to come.
   * Workbox would do so on activation, and break the tabs in which nobody pressed Update.
   */
  async cleanUp(event: ExtendableEvent): Promise<void> {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const { installing, waiting } = self.registration
    if (windows.length === 1 && !installing && !waiting) await this.controller.activate(event)
  }
}
