import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { requireRoom } from '#client/device/database/storage-room.ts'
import type { Locale } from '#contract/addresses.ts'
import { type Group, groupUrl, parseGroupUrl } from '#contract/group.ts'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { fileOfEarlierBuild, storedGroups } from './group-cache.ts'
import { RESERVE_BYTES, Site } from './site.ts'
import { FakeCaches } from './testing/fake-caches.ts'

const ORIGIN = 'https://lat.example'
/** The answer of a captive portal to any request. */
const PORTAL = () => new Response('<h1>Sign in to this network</h1>', { headers: { 'Content-Type': 'text/html' } })

/** The files on the relay: texts by address. */
let served: Map<string, string>
/** Answers of the relay that replace the texts in `served`, by address; `*` stands for any address. */
let answers: Map<string, () => Response | Promise<Response>>
const fetched: string[] = []
let caches: FakeCaches
let registration: { installing: unknown; waiting: unknown; update: () => Promise<void> }
/** False if the browser does not report its free storage. */
let isEstimateKnown: boolean
/** The address of the page that the visitor looks at. */
let openPage: string

beforeEach(() => {
  served = new Map()
  answers = new Map()
  fetched.length = 0
  caches = new FakeCaches()
  registration = { installing: null, waiting: null, update: async () => {} }
  isEstimateKnown = true
  openPage = `${ORIGIN}/contact-us`
  vi.spyOn(console, 'info').mockReturnValue()
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('registration', registration)
  vi.stubGlobal('clients', { matchAll: async () => [{ url: openPage, visibilityState: 'visible', postMessage() {} }] })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('navigator', {
    storage: { estimate: async () => (isEstimateKnown ? { usage: 0, quota: caches.room } : {}) },
  })
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    const answer = answers.get(path) ?? answers.get('*')
    if (answer) return answer()
    const text = served.get(path)
    if (text === undefined) return new Response('Not found', { status: 404 })
    const type = path.endsWith('.html') ? 'text/html' : 'application/octet-stream'
    return new Response(text, { headers: { 'Content-Type': type, 'Content-Security-Policy': "default-src 'self'" } })
  })
})

interface Files {
  [path: string]: string
}

/** The kind of each group in these tests, by the name of the group. */
const KINDS: Record<string, { core: boolean; locale: Locale | null }> = {
  start: { core: true, locale: null },
  'en-pages': { core: true, locale: 'en' },
  'vi-pages': { core: true, locale: 'vi' },
  code: { core: false, locale: null },
  pictures: { core: false, locale: null },
}

/** The groups of a first build, and the content of their files. */
const FIRST: Record<string, Files> = {
  start: { '/boot.js': 'boot' },
  'en-pages': { '/index.html': 'Home', '/contact-us.html': 'Contact us' },
  'vi-pages': { '/vi.html': 'Trang chủ', '/vi/contact-us.html': 'Liên hệ' },
  code: { '/assets/form-1.js': 'form 1' },
  pictures: { '/covers/a.svg': '<svg a>', '/covers/b.svg': '<svg b>' },
}

/** Puts the files and groups of a build on the relay, and returns the `Site` of its worker. */
function build(groups: Record<string, Files>): Site {
  const manifest = Object.entries(groups).map(([name, files]): Group => {
    const content = Object.values(files).join('')
    const url = groupUrl(name, createHash('sha256').update(content).digest('hex'))
    served.set(url, content)
    for (const [path, text] of Object.entries(files)) served.set(path, text)
    const lengths = Object.entries(files).map(([path, text]): [string, number] => [path, Buffer.byteLength(text)])
    return { url, ...(KINDS[name] as { core: boolean; locale: Locale | null }), bytes: content.length, files: lengths }
  })
  return new Site(manifest)
}

/** Returns the names of the groups, and the addresses of the other files, that were fetched since the last call. */
function fetchedNames(): string[] {
  return fetched.splice(0).map((path) => parseGroupUrl(path)?.name ?? path)
}

async function textOf(site: Site, path: string): Promise<string | undefined> {
  return (await site.file(path))?.text()
}

/** Puts a build on the relay, and returns its `Site` once the worker is active and the whole site is on the device. */
async function installed(groups = FIRST): Promise<Site> {
  const site = build(groups)
  await site.install()
  await site.activate()
  await site.downloadMissing('en', 'all')
  fetched.length = 0
  return site
}

test('a first visit installs the core groups of its language, then fetches the rest, the other language last', async () => {
  const site = build(FIRST)
  await site.install()
  expect(fetchedNames()).toEqual(['start', 'en-pages'])
  expect(await site.state('en')).toMatchObject({ hasText: true, isFull: false })
  expect(await site.state('vi')).toMatchObject({ hasText: false })
  const state = await site.downloadMissing('en', 'all')
  expect(fetchedNames()).toEqual(['code', 'pictures', 'vi-pages'])
  expect(state).toMatchObject({ hasText: true, done: state.total })
})

test('a Vietnamese visitor gets Vietnamese first', async () => {
  openPage = `${ORIGIN}/vi/contact-us`
  await build(FIRST).install()
  expect(fetchedNames()).toEqual(['start', 'vi-pages'])
})

test('a file is the same as before, with its media type and security headers', async () => {
  const site = await installed()
  const page = await site.file('/vi/contact-us.html')
  expect(await page?.text()).toBe('Liên hệ')
  expect(Object.fromEntries(page?.headers ?? [])).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'",
  })
  expect(await textOf(site, '/covers/b.svg')).toBe('<svg b>')
  expect(await site.file('/nowhere.html')).toBeUndefined()
})

test('a file that the device cannot read counts as missing, so that it comes from the network', async () => {
  const site = await installed()
  await (await caches.open('site')).put(urlOf('vi-pages'), new Response('cut'))
  expect(await site.file('/vi/contact-us.html')).toBeUndefined()
  expect(await textOf(site, '/contact-us.html')).toBe('Contact us')
  vi.spyOn(caches, 'open').mockRejectedValue(new TypeError('Internal error'))
  expect(await site.file('/contact-us.html')).toBeUndefined()
  expect(await fileOfEarlierBuild('/assets/form-1.js')).toBeUndefined()
})

test.each([
  ['/', '/index.html'],
  ['/contact-us', '/contact-us.html'],
  ['/contact-us/', '/contact-us.html'],
  ['/vi', '/vi.html'],
  ['/vi/', '/vi.html'],
  ['/vi/index.html', '/vi.html'],
  ['/contact-us/index.html', '/contact-us.html'],
  ['/covers/a.svg', '/covers/a.svg'],
  ['/nowhere', undefined],
])('%s is answered with %s', (pathname, path) => {
  expect(build(FIRST).pathOf(pathname)).toBe(path)
})

test('stored groups are not fetched again after an interrupted visit', async () => {
  const site = build(FIRST)
  const pages = urlOf('en-pages')
  answers.set(pages, () => Promise.reject(new TypeError('Failed to fetch')))
  for (const path of ['/index.html', '/contact-us.html']) answers.set(path, () => Promise.reject(new TypeError()))
  await expect(site.install()).rejects.toThrow()
  answers.clear()
  fetched.length = 0
  await site.install()
  expect(fetchedNames()).toEqual(['en-pages'])
})

test('nothing from a captive portal is stored, neither on a first visit nor with an update', async () => {
  answers.set('*', PORTAL)
  const first = build(FIRST)
  await expect(first.install()).rejects.toThrow()
  expect(await first.state('en')).toMatchObject({ done: 0, hasText: false })
  // Only groups are requested. The files of a group are not requested one by one, because the portal would answer these
  // requests with its page as well.
  expect(fetchedNames().filter((name) => !(name in KINDS))).toEqual([])

  answers.clear()
  await installed()
  answers.set('*', PORTAL)
  const second = build({ ...FIRST, 'en-pages': { '/index.html': 'New home', '/contact-us.html': 'Contact us' } })
  await expect(second.install()).rejects.toThrow()
  answers.clear()
  await second.install()
  await second.activate()
  expect(await textOf(second, '/index.html')).toBe('New home')
  const { done, total } = await second.state('en')
  expect(done).toBe(total)
})

test.each([
  ['is truncated', () => new Response('Ho')],
  ['is damaged', () => new Response('HomeContact uz')],
  ['is not there', () => new Response('', { status: 404 })],
  ['breaks off', () => Promise.reject(new TypeError('network error'))],
])('a group that %s is replaced by its files', async (_what, answer) => {
  const site = build(FIRST)
  answers.set(urlOf('en-pages'), answer)
  await site.install()
  expect(await textOf(site, '/contact-us.html')).toBe('Contact us')
})

test('a damaged file replaces no group', async () => {
  const site = build(FIRST)
  answers.set(urlOf('en-pages'), () => new Response('', { status: 404 }))
  answers.set('/index.html', () => new Response('Hame', { headers: { 'Content-Type': 'text/html' } }))
  await expect(site.install()).rejects.toThrow('damaged')
  expect(await site.file('/index.html')).toBeUndefined()
})

test('an update fetches the changed groups that the device has before it is offered', async () => {
  await installed()
  const second = build({
    ...FIRST,
    'vi-pages': { '/vi.html': 'Trang chủ mới', '/vi/contact-us.html': 'Liên hệ' },
    pictures: { '/covers/a.svg': '<svg new>' },
  })
  await second.install()
  expect(fetchedNames()).toEqual(['pictures', 'vi-pages'])
  expect(await second.changes()).toEqual(['vi-pages', 'pictures'])
  const { done, total } = await second.state('en')
  expect(done).toBe(total)
})

test('a full device gets the core groups of an update, because it would otherwise never get one', async () => {
  await installed()
  const second = build({
    ...FIRST,
    'en-pages': { '/index.html': 'New home' },
    pictures: { '/covers/a.svg': '<svg new>' },
  })
  caches.room = RESERVE_BYTES
  await second.install()
  expect(await second.state('en')).toMatchObject({ hasText: true, isFull: true })
  expect(await textOf(second, '/index.html')).toBe('New home')
})

test('an update fetches no further groups for a visitor who saves data', async () => {
  await build(FIRST).install()
  fetched.length = 0
  await build({
    ...FIRST,
    'en-pages': { '/index.html': 'New home' },
    code: { '/assets/form-2.js': 'form 2' },
  }).install()
  expect(fetchedNames()).toEqual(['en-pages'])
})

test('files of the two builds before stay for tabs that still run them, and going back fetches nothing', async () => {
  const builds = [1, 2, 3, 4].map((n) => ({ ...FIRST, code: { [`/assets/form-${n}.js`]: `form ${n}` } }))
  for (const one of builds) await installed(one)
  const earlier = (n: number) => fileOfEarlierBuild(`/assets/form-${n}.js`).then((file) => file?.text())
  expect(await Promise.all([1, 2, 3, 4].map(earlier))).toEqual([undefined, 'form 2', 'form 3', 'form 4'])
  const before = build(builds[2] as typeof FIRST)
  await before.install()
  await before.activate()
  expect(fetchedNames()).toEqual([])
})

test('caches of versions before groups stay for one build, then they are deleted', async () => {
  const former = await caches.open('workbox-precache-v2-https://lat.example/')
  await former.put('/assets/old-1.js', new Response('old'))
  await installed()
  expect(await (await fileOfEarlierBuild('/assets/old-1.js'))?.text()).toBe('old')
  await installed({ ...FIRST, code: { '/assets/form-2.js': 'form 2' } })
  expect(await caches.keys()).toEqual(['site'])
})

test('nothing is fetched while a newer build installs', async () => {
  const site = build(FIRST)
  await site.install()
  fetched.length = 0
  registration.waiting = {}
  await site.downloadMissing('en', 'all')
  expect(fetched).toEqual([])
})

test('after files could not be fetched, the worker looks for a newer build', async () => {
  const site = build(FIRST)
  await site.install()
  registration.update = vi.fn(async () => {})
  await site.downloadMissing('en', 'all')
  expect(registration.update).not.toHaveBeenCalled()
  await (await caches.open('site')).delete(urlOf('pictures'))
  served.clear()
  await site.downloadMissing('en', 'all')
  expect(registration.update).toHaveBeenCalled()
})

test('a visitor who saves data and changes the language gets the core groups of that language and nothing else', async () => {
  const site = build(FIRST)
  await site.install()
  fetched.length = 0
  expect(await site.downloadMissing('vi', 'core')).toMatchObject({ hasText: true })
  expect(fetchedNames()).toEqual(['vi-pages'])
})

test('a visitor who changes the language while core groups are fetched gets those of the new language as well', async () => {
  const site = build(FIRST)
  const [en, vi] = await Promise.all([site.downloadMissing('en', 'core'), site.downloadMissing('vi', 'core')])
  expect([en.hasText, vi.hasText]).toEqual([true, true])
})

test('all pages that ask share one download', async () => {
  const site = build(FIRST)
  await site.install()
  fetched.length = 0
  await Promise.all([site.downloadMissing('en', 'all'), site.downloadMissing('en', 'all')])
  expect(fetchedNames()).toHaveLength(3)
})

test('a full device keeps the core groups, reports that it is full, leaves room for the outbox, and does not fetch the rest again', async () => {
  const site = build(FIRST)
  await site.install()
  caches.room = RESERVE_BYTES + 8
  fetched.length = 0
  expect(await site.downloadMissing('en', 'all')).toMatchObject({ hasText: true, isFull: true })
  const once = fetchedNames()
  await site.downloadMissing('en', 'all')
  await site.downloadMissing('en', 'all')
  expect(once).toEqual(['code'])
  expect(fetched).toEqual([])
  caches.room = 2 * RESERVE_BYTES
  vi.setSystemTime(Date.now() + 25 * 60 * 60_000)
  const state = await site.downloadMissing('en', 'all')
  expect(state).toMatchObject({ isFull: false, done: state.total })
  vi.useRealTimers()
})

test('a device that does not report its free storage is found to be full when a write fails', async () => {
  isEstimateKnown = false
  const site = build(FIRST)
  await site.install()
  caches.room = 14
  expect(await site.downloadMissing('en', 'all')).toMatchObject({ hasText: true, isFull: true })
})

test('a full device without room for a note fetches nothing again while the worker runs', async () => {
  isEstimateKnown = false
  const site = build(FIRST)
  await site.install()
  caches.room = -1_000_000
  expect(await site.downloadMissing('en', 'all')).toMatchObject({ hasText: true, isFull: true })
  fetched.length = 0
  expect(await site.downloadMissing('en', 'all')).toMatchObject({ isFull: true })
  expect(fetched).toEqual([])
})

test('a full device leaves a note for the next worker, even if the room of one deleted group is taken at once', async () => {
  isEstimateKnown = false
  await build(FIRST).install()
  // While the worker fetches the last group, the outbox's database takes up storage. Deleting the group of pictures
  // then does not free enough storage for the note that the device is full.
  answers.set(urlOf('vi-pages'), async () => {
    await vi.waitFor(async () => expect([...(await storedGroups())]).toContain(urlOf('pictures')))
    caches.room = -5
    return new Response(served.get(urlOf('vi-pages')))
  })
  await build(FIRST).downloadMissing('en', 'all')
  expect(await build(FIRST).state('en')).toMatchObject({ hasText: true, isFull: true })
})

test('the film and groups of earlier builds are deleted to make room', async () => {
  for (const n of [1, 2]) await installed({ ...FIRST, code: { [`/assets/form-${n}.js`]: `form ${n}` } })
  await (await caches.open('film')).put('/film/city.mp4', new Response('moving pictures'))
  caches.room = RESERVE_BYTES + 3
  await build({ ...FIRST, code: { '/assets/form-3.js': 'form 3' } }).install()
  expect(await caches.keys()).toEqual(['site'])
  expect(await fileOfEarlierBuild('/assets/form-1.js')).toBeUndefined()
  expect(await fileOfEarlierBuild('/assets/form-2.js')).toBeDefined()
})

/** Returns the address of the group with this name on the relay. */
function urlOf(wanted: string): string {
  return [...served.keys()].find((path) => parseGroupUrl(path)?.name === wanted) as string
}

test('the room that stays free is enough for the largest resume, in the draft and in the outbox', async () => {
  const textBytes = 100_000
  for (const usage of [0, textBytes + RESUME_MAX_BYTES]) {
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: RESERVE_BYTES, usage }) } })
    await requireRoom(RESUME_MAX_BYTES)
  }
  vi.unstubAllGlobals()
})
