import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { encodePack, MEDIA_PACK_PATH, PACK_DIGEST_LENGTH, packOf, TEXT_PACK_PATH } from '#contract/pack.ts'
import type { PrecacheState } from '#contract/worker-message.ts'
import type { ManifestEntry, SitePrecache } from './site-precache.ts'

const ORIGIN = 'https://lat.example'

class FakeCache {
  readonly stored = new Map<string, Response>()
  #url = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href
  keys = async () => [...this.stored.keys()].map((url) => new Request(url))
  match = async (request: Request | string) => this.stored.get(this.#url(request))?.clone()
  delete = async (request: Request | string) => this.stored.delete(this.#url(request))
  put = async (request: Request | string, response: Response) => {
    this.stored.set(this.#url(request), response)
  }
}

let cache: FakeCache
let registration: { installing: unknown; waiting: unknown; update: () => Promise<void> }
let windows: unknown[]
/** The files of the site as the relay has them; a revision is the text itself. */
let site: Map<string, string>
/** Replaces what the relay answers at these addresses. */
let answers: Map<string, () => Response>
const fetched: string[] = []

function pack(path: string): Response {
  const entries = [...site]
    .filter(([url]) => packOf(url) === path)
    .map(([url, text]) => {
      const bytes = new TextEncoder().encode(text)
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, PACK_DIGEST_LENGTH)
      return { url, revision: text, digest, headers: { 'Content-Type': 'text/html' }, bytes }
    })
  return new Response(encodePack(entries))
}

/** Workbox' Request of Node's kind needs whole addresses. */
class WorkerRequest extends Request {
  constructor(input: Request | string, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init)
  }
}

beforeEach(() => {
  cache = new FakeCache()
  registration = { installing: null, waiting: null, update: async () => {} }
  windows = ['one']
  site = new Map([...'0123456789'].map((n) => [`/page-${n}.html`, `text ${n}`]))
  site.set('/a.woff2', 'font').set('/b.avif', 'picture').set('/c.mp4', 'film')
  answers = new Map()
  fetched.length = 0
  vi.stubEnv('NODE_ENV', 'production') // Workbox as it is built, without its log
  vi.spyOn(console, 'info').mockReturnValue()
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('Request', WorkerRequest)
  vi.stubGlobal('location', new URL(`${ORIGIN}/sw.js`))
  vi.stubGlobal('caches', { open: async () => cache, match: (request: Request) => cache.match(request) })
  vi.stubGlobal('registration', registration)
  vi.stubGlobal('clients', { matchAll: async () => windows })
  vi.stubGlobal('FetchEvent', class {})
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname } = new URL(typeof input === 'string' ? input : input.url, ORIGIN)
    fetched.push(pathname)
    const text = site.get(pathname)
    return answers.get(pathname)?.() ?? (text === undefined ? pack(pathname) : new Response(text))
  })
})

function manifest(): ManifestEntry[] {
  return [...site].map(([url, revision]) => ({ url, revision }))
}

async function precacheOf(entries: ManifestEntry[], report: (state: PrecacheState) => void = () => {}) {
  const module = await import('./site-precache.ts')
  return new module.SitePrecache(entries, report)
}

function event(type: string): never {
  return { type, waitUntil: () => {} } as never
}

async function installed(entries = manifest()): Promise<SitePrecache> {
  const precache = await precacheOf(entries)
  await precache.install(event('install'))
  return precache
}

test('a first visit costs two packs and what is in none of them', async () => {
  const states: PrecacheState[] = []
  const precache = await precacheOf(manifest(), (state) => states.push(state))
  await precache.install(event('install'))
  expect(fetched).toEqual([TEXT_PACK_PATH, MEDIA_PACK_PATH, '/c.mp4'])
  expect(await precache.state()).toEqual({ cached: 13, total: 13 })
  expect(states.map(({ cached }) => cached)).toEqual(states.map((_state, index) => index + 1))
  expect(states.at(-1)).toEqual({ cached: 13, total: 13 })
  expect(await (await precache.controller.matchPrecache('/page-3.html'))?.text()).toBe('text 3')
})

test.each([
  ['is damaged', () => new Response('<p>Sign in</p>')],
  ['is missing', () => new Response('', { status: 404 })],
  [
    'cannot be fetched',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('when a pack %s its files are fetched one by one', async (_name, answer) => {
  answers.set(TEXT_PACK_PATH, answer)
  const precache = await installed()
  expect(fetched.filter((path) => path.endsWith('.html'))).toHaveLength(10)
  expect(await precache.state()).toEqual({ cached: 13, total: 13 })
})

test('the pack of another build does no harm', async () => {
  const entries = manifest().map(({ url, revision }) => ({ url, revision: `older ${revision}` }))
  const precache = await installed(entries)
  expect(fetched).toHaveLength(2 + 13)
  expect((await precache.state()).cached).toBe(13)
})

test('an interrupted install goes on where it stopped', async () => {
  answers.set('/c.mp4', () => new Response('', { status: 503 }))
  await expect(installed()).rejects.toThrow()
  fetched.length = 0
  answers.clear()
  await installed()
  expect(fetched).toEqual(['/c.mp4'])
})

test('an update with one changed page fetches that page only', async () => {
  await installed()
  fetched.length = 0
  site.set('/page-4.html', 'text 4, corrected')
  const precache = await installed()
  expect(fetched).toEqual(['/page-4.html'])
  expect(await (await precache.controller.matchPrecache('/page-4.html'))?.text()).toBe('text 4, corrected')
})

test('an update of many pages uses the pack', async () => {
  await installed()
  fetched.length = 0
  for (const url of ['/page-1.html', '/page-2.html', '/page-3.html']) site.set(url, 'new')
  await installed()
  expect(fetched).toEqual([TEXT_PACK_PATH])
})

test('what the browser evicted is fetched again', async () => {
  const precache = await installed()
  fetched.length = 0
  for (const key of [...cache.stored.keys()].filter((url) => /page-7|mp4/.test(url))) cache.stored.delete(key)
  expect((await precache.state()).cached).toBe(11)
  expect(await precache.repair()).toEqual({ cached: 13, total: 13 })
  expect(fetched).toEqual(['/page-7.html', '/c.mp4'])
})

test('files of a newer build never get under the keys of this one', async () => {
  const precache = await installed()
  fetched.length = 0
  cache.stored.clear()
  registration.update = async () => {
    registration.installing = 'the newer worker'
  }
  expect(await precache.repair()).toEqual({ cached: 0, total: 13 })
  expect(fetched).toEqual([])
})

test('a file that cannot be fetched stays missing and hinders no other', async () => {
  const precache = await installed()
  cache.stored.clear()
  answers.set('/page-0.html', () => new Response('', { status: 503 }))
  answers.set(TEXT_PACK_PATH, () => new Response('', { status: 503 }))
  expect(await precache.repair()).toEqual({ cached: 12, total: 13 })
})

test.each([
  ['one tab is open', { windows: ['one'] }, 13],
  ['another tab may still run it', { windows: ['one', 'another'] }, 14],
  ['an update is being installed', { windows: ['one'], installing: 'newer' }, 14],
  ['an update waits', { windows: ['one'], waiting: 'newer' }, 14],
])('the version before, when %s', async (_name, { windows: open, ...workers }, files) => {
  await installed()
  site.set('/page-4.html', 'text 4, corrected')
  const precache = await installed()
  windows = open
  Object.assign(registration, workers)
  await precache.cleanUp(event('message'))
  expect(cache.stored.size).toBe(files)
  expect((await precache.state()).cached).toBe(13)
})
