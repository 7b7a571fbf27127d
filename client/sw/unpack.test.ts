import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { encodePack, PACK_DIGEST_LENGTH, type PackEntry } from '#contract/pack.ts'
import { unpack } from './unpack.ts'

const POLICY = "default-src 'self'"

function entry(url: string, text: string, revision: string | null = 'r1'): PackEntry {
  const bytes = new TextEncoder().encode(text)
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, PACK_DIGEST_LENGTH)
  return { url, revision, digest, headers: { 'Content-Type': 'text/html; charset=utf-8' }, bytes }
}

function packReply(bytes: Uint8Array<ArrayBuffer>, status = 200): Response {
  const headers = {
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Content-Type': 'application/octet-stream',
    'Content-Encoding': 'br',
    'Cache-Control': 'no-cache',
  }
  return new Response(bytes, { status, headers })
}

/** A cache that wants the given `url@revision`s. */
function cacheWanting(...wanted: string[]) {
  const stored = new Map<string, Response>()
  return {
    stored,
    wantedKey: (url: string, revision: string | null) => {
      const key = `${url}@${revision}`
      return wanted.includes(key) ? key : undefined
    },
    put: async (key: string, response: Response) => {
      stored.set(key, response)
    },
  }
}

const HOME = entry('/index.html', '<h1>Lát</h1>')
const CONTACT = entry('/contact-us.html', '<h1>Contact</h1>')

test('wanted entries are stored as pages with their type and the security headers of the pack', async () => {
  const cache = cacheWanting('/index.html@r1', '/contact-us.html@r1')
  await unpack(packReply(encodePack([HOME, CONTACT])), cache)
  expect([...cache.stored.keys()]).toEqual(['/index.html@r1', '/contact-us.html@r1'])
  const home = cache.stored.get('/index.html@r1') as Response
  expect(await home.text()).toBe('<h1>Lát</h1>')
  expect(Object.fromEntries(home.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
  })
})

test('entries that are there already, or belong to another build, are passed over', async () => {
  const cache = cacheWanting('/index.html@r2', '/contact-us.html@r1')
  await unpack(packReply(encodePack([HOME, CONTACT])), cache)
  expect([...cache.stored.keys()]).toEqual(['/contact-us.html@r1'])
})

test('an entry with a damaged byte is left to Workbox, the others are stored', async () => {
  const cache = cacheWanting('/index.html@r1', '/contact-us.html@r1')
  const pack = encodePack([HOME, CONTACT])
  pack[pack.length - 3] = 0
  await unpack(packReply(pack), cache)
  expect([...cache.stored.keys()]).toEqual(['/index.html@r1'])
})

test('a pack without digests is not trusted', async () => {
  const cache = cacheWanting('/index.html@r1')
  await unpack(packReply(encodePack([{ ...HOME, digest: '' }])), cache)
  expect(cache.stored.size).toBe(0)
})

test('a pack that breaks off gives what has arrived and then rejects', async () => {
  const cache = cacheWanting('/index.html@r1', '/contact-us.html@r1')
  await expect(unpack(packReply(encodePack([HOME, CONTACT]).slice(0, -4)), cache)).rejects.toThrow('ends too early')
  expect([...cache.stored.keys()]).toEqual(['/index.html@r1'])
})

test.each([
  ['an error of the relay', packReply(encodePack([HOME]), 503)],
  ['a page instead of a pack', new Response('<p>Sign in</p>')],
])('%s rejects and stores nothing', async (_name, reply) => {
  const cache = cacheWanting('/index.html@r1')
  await expect(unpack(reply, cache)).rejects.toThrow()
  expect(cache.stored.size).toBe(0)
})

test('a cache that is full rejects', async () => {
  const full = {
    ...cacheWanting('/index.html@r1'),
    put: async () => {
      throw new DOMException('No space', 'QuotaExceededError')
    },
  }
  await expect(unpack(packReply(encodePack([HOME])), full)).rejects.toThrow('No space')
})
