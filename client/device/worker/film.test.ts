import { beforeEach, expect, test, vi } from 'vitest'
import { respondWithFilm } from './film.ts'

vi.hoisted(() => vi.stubGlobal('self', globalThis)) // Workbox reads `self` while it is imported

const ORIGIN = 'https://lat.example'
const FILM = `${ORIGIN}/film/city.v2.mp4`
const NIGHT_FILM = `${ORIGIN}/film/city-night.v2.mp4`
const OLD_FILM = `${ORIGIN}/film/city.v1.mp4`

let stored: Map<string, Response>
let isFull: boolean
const network = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  stored = new Map([[OLD_FILM, new Response('old')]])
  isFull = false
  network.mockReset().mockImplementation(async () => new Response('0123456789'))
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (url: string) => stored.get(url)?.clone(),
      keys: async () => [...stored.keys()].map((url) => new Request(url)),
      delete: async (request: Request) => stored.delete(request.url),
      put: async (url: string, response: Response) => {
        if (isFull) throw new DOMException('', 'QuotaExceededError')
        stored.set(url, response)
      },
    }),
  })
})

/** The start of the SHA-256 of "0123456789", the film by day, and of "abcdefghij", the film by night. */
const DIGESTS = new Map([
  [new URL(FILM).pathname, '84d89877f0d4041e'],
  [new URL(NIGHT_FILM).pathname, '72399361da6a7754'],
])

const ask = (range?: string, url = FILM) =>
  respondWithFilm(new Request(url, { headers: range ? { range } : {} }), DIGESTS)

test('ranges come from the whole film, which is fetched once and stored, also without a network', async () => {
  const first = await ask('bytes=2-4')
  expect([first.status, first.headers.get('content-range'), await first.text()]).toEqual([206, 'bytes 2-4/10', '234'])
  network.mockRejectedValue(new TypeError('offline'))
  expect(await (await ask('bytes=7-')).text()).toBe('789')
  expect(await (await ask()).text()).toBe('0123456789')
  expect(network).toHaveBeenCalledTimes(1)
})

test('requests at the same time share one fetch', async () => {
  const replies = await Promise.all([ask('bytes=0-1'), ask('bytes=2-3'), ask()])
  expect(await Promise.all(replies.map((reply) => reply.text()))).toEqual(['01', '23', '0123456789'])
  expect(network).toHaveBeenCalledTimes(1)
  expect([...stored.keys()]).toEqual([FILM])
})

test('the film of an earlier build is deleted, the one for the other time of day stays', async () => {
  network.mockResolvedValueOnce(new Response('abcdefghij'))
  expect((await ask('bytes=0-', NIGHT_FILM)).status).toBe(206)
  expect((await ask('bytes=0-')).status).toBe(206)
  expect([...stored.keys()]).toEqual([NIGHT_FILM, FILM])
})

test('a device without room plays the film without storing it', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  isFull = true
  expect((await ask('bytes=0-')).status).toBe(206)
})

test.each([
  ['a captive portal’s page', new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } })],
  ['a truncated film', new Response('01234567')],
])('%s is neither played nor stored, and the film is fetched again', async (_what, reply) => {
  network.mockResolvedValueOnce(reply)
  expect((await ask('bytes=0-')).status).toBe(504)
  expect(stored.has(FILM)).toBe(false)
  expect(await (await ask('bytes=7-')).text()).toBe('789')
})

test('a damaged film in the cache is replaced', async () => {
  stored.set(FILM, new Response('<h1>Sign in</h1>'))
  expect(await (await ask('bytes=7-')).text()).toBe('789')
  expect(await stored.get(FILM)?.text()).toBe('0123456789')
})

test('an error of the server is passed on and not stored', async () => {
  network.mockResolvedValue(new Response('', { status: 503 }))
  expect((await ask('bytes=0-')).status).toBe(503)
  expect(stored.has(FILM)).toBe(false)
})

test('without film and network the player gets an error', async () => {
  network.mockRejectedValue(new TypeError('offline'))
  expect((await ask('bytes=0-')).status).toBe(504)
})
