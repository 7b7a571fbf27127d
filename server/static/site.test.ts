import { mkdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { startTestRelay } from '../testing/relay.ts'
import { temporaryFolder } from '../testing/temporary-store.ts'

const PAGES = [
  'index',
  'contact-us',
  '404',
  'case-studies',
  'case-studies/known',
  'case-studies/404',
  'jobs/technical-architect-devops',
  'jobs/test-engineer-automation',
]

async function startSite(): Promise<string> {
  const siteDir = join(await temporaryFolder(afterAll), 'site')
  const files: Record<string, string | Buffer> = {
    'sw.js': 'sw',
    'manifest.webmanifest': '{}',
    '.well-known/security.txt': 'Contact: …',
    'assets/app-1a2b.js': 'app',
    '../earlier/1/assets/app-0f0f.js': 'earlier app',
    'groups/start-0123456789abcdef.pack': 'group',
    'fonts/text.woff2': 'font',
    'film/city.v1.mp4': '0123456789',
  }
  for (const page of PAGES) {
    files[`${page}.html`] = `en ${page}`
    files[page === 'index' ? 'vi.html' : `vi/${page}.html`] = `vi ${page}`
  }
  for (const name of Object.keys(files).filter((file) => /\.(html|js)$/.test(file))) {
    files[`${name}.br`] = brotliCompressSync(files[name] ?? '')
    files[`${name}.gz`] = gzipSync(files[name] ?? '')
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(siteDir, name)), { recursive: true })
    await writeFile(join(siteDir, name), content)
  }
  return (await startTestRelay({}, { siteDir }, afterAll)).url
}

/** Requests the path exactly as given; `fetch` would normalise the path. */
function get(url: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    request({ hostname, port, path, headers, method }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode, headers: response.headers, body })
    })
      .on('error', reject)
      .end()
  })
}

/** The headers with which a browser opens a page. */
const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const site = await startSite()

test('a page of the previous build still gets its scripts', async () => {
  const reply = await get(site, '/assets/app-0f0f.js')
  expect(reply).toMatchObject({ status: 200, body: 'earlier app' })
  expect(reply.headers['cache-control']).toContain('immutable')
})

test('a group is immutable, and has the security headers of the pages in it', async () => {
  const { headers } = await get(site, '/groups/start-0123456789abcdef.pack')
  expect(headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-frame-options': 'DENY' })
  expect(headers['cache-control']).toContain('immutable')
})

test.each([
  ['/', 'en index'],
  ['/?a=b', 'en index'],
  ['/vi', 'vi index'],
  ['/vi/', 'vi index'],
  ['/contact-us', 'en contact-us'],
  ['/vi/contact-us?x=1', 'vi contact-us'],
  ['/case-studies', 'en case-studies'],
  ['/case-studies/known', 'en case-studies/known'],
  ['/vi/jobs/test-engineer-automation', 'vi jobs/test-engineer-automation'],
  ['/jobs/none', 'en jobs/technical-architect-devops'],
  ['/vi/jobs/none', 'vi jobs/technical-architect-devops'],
  ['/jobs/software-engineer-node.js', 'en jobs/technical-architect-devops'],
])('%s opens %s', async (path, content) => {
  expect(await get(site, path, navigation)).toMatchObject({ status: 200, body: content })
})

test.each([
  ['/contact-us/', '/contact-us'],
  ['/contact-us.html?utm=1&b', '/contact-us?utm=1&b'],
  ['/vi/contact-us/?a', '/vi/contact-us?a'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/vi.html', '/vi'],
  ['/vi/index.html', '/vi'],
  ['/jobs/none/', '/jobs/none'],
  ['/none/', '/none'],
])('%s redirects permanently to %s', async (path, location) => {
  expect(await get(site, path)).toMatchObject({ status: 308, headers: { location } })
})

test.each([
  '//evil.example/',
  '//evil.example/index.html',
  '/\\evil.example/',
  '///evil.example//',
  '/.//evil.example/',
])('%s does not redirect to another site', async (path) => {
  const reply = await get(site, path, navigation)
  expect(reply.headers.location).toBeUndefined()
  expect(reply.status).toBe(404)
})

test.each([
  ['/share', '/careers?shared=lost#jobs'],
  ['/vi/share', '/vi/careers?shared=lost#jobs'],
])('a file shared to %s without a worker leads to %s, which says that it is lost', async (path, location) => {
  expect(await get(site, path, navigation, 'POST')).toMatchObject({ status: 303, headers: { location } })
})

test.each([
  ['/none', 'en 404'],
  ['/vi/none', 'vi 404'],
  ['/vietnam', 'en 404'],
  ['/none.php', 'en 404'],
  ['/jobs', 'en 404'],
  ['/jobs/a/b', 'en 404'],
  ['/case-studies/none', 'en case-studies/404'],
  ['/vi/case-studies/none', 'vi case-studies/404'],
  ['/case-studies/a/b', 'en 404'],
  ['/404', 'en 404'],
  ['/vi/case-studies/404', 'vi case-studies/404'],
])('a visitor of %s sees the page %s with status 404', async (path, content) => {
  const reply = await get(site, path, navigation)
  expect(reply).toMatchObject({ status: 404, body: content, headers: { 'cache-control': 'no-cache' } })
})

test('the not-found page is compressed as every page is', async () => {
  const { headers } = await get(site, '/none', { ...navigation, 'accept-encoding': 'gzip, br' })
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
})

test('below a folder with a dot in its name a visitor sees the same page', async () => {
  const siteDir = join(await temporaryFolder(), '.releases', 'site')
  await mkdir(siteDir, { recursive: true })
  await writeFile(join(siteDir, '404.html'), 'en 404')
  const { url } = await startTestRelay({}, { siteDir })
  expect(await get(url, '/none', navigation)).toMatchObject({ status: 404, body: 'en 404' })
})

test.each(['/jobs/none.png', '/vi/jobs/software-engineer-node.js', '/none.svg'])(
  'a page shown at %s has the security headers of a page',
  async (path) => {
    const { headers } = await get(site, path, navigation)
    expect(headers).toMatchObject({ 'content-type': expect.stringContaining('text/html'), 'x-frame-options': 'DENY' })
    expect(headers['content-security-policy']).toContain("default-src 'self'")
  },
)

test('security.txt has the folder and type of RFC 9116', async () => {
  const reply = await get(site, '/.well-known/security.txt')
  expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } })
})

test.each([
  '/none.js',
  '/assets/none-1a2b.js',
  '/jobs/none.png',
  '/vi/none.css',
  '/.env',
  '/assets/../../package.json',
])('the missing file %s is a plain 404 that is not cached', async (path) => {
  const reply = await get(site, path, { accept: '*/*' })
  expect(reply).toMatchObject({ status: 404, body: 'Not found\n', headers: { 'cache-control': 'no-cache' } })
})

test.each([
  ['/%', 404, 'en 404'],
  ['/vi/%E0%A4%A', 404, 'vi 404'],
  ['/case-studies/%c0%af', 404, 'en case-studies/404'],
  ['/contact-us%', 404, 'en 404'],
  ['/jobs/%ff', 200, 'en jobs/technical-architect-devops'],
])('%s, which cannot be decoded, is answered like any unknown address', async (path, status, body) => {
  expect(await get(site, path, navigation)).toMatchObject({ status, body })
})

test.each(['/%00', '/contact-us%00.html', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd'])(
  '%s finds nothing',
  async (path) => {
    const reply = await get(site, path, { accept: '*/*' })
    expect([308, 404]).toContain(reply.status)
    expect(reply.body).not.toContain('root:')
  },
)

test.each([
  ['/', 'no-cache'],
  ['/contact-us', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/manifest.webmanifest', 'no-cache'],
  ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/fonts/text.woff2', 'public, max-age=31536000, immutable'],
  ['/film/city.v1.mp4', 'public, max-age=31536000, immutable'],
])('%s is cached as %s', async (path, cacheControl) => {
  const first = await get(site, path)
  expect(first.headers).toMatchObject({ 'cache-control': cacheControl, vary: 'Accept-Encoding' })
  const again = await get(site, path, { 'if-none-match': String(first.headers.etag) })
  expect(again).toMatchObject({ status: 304, body: '', headers: { 'cache-control': cacheControl } })
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('with Accept-Encoding %s a page comes as %s', async (accepted, encoding) => {
  const reply = await get(site, '/contact-us', { 'accept-encoding': accepted })
  expect(reply.headers['content-encoding']).toBe(encoding)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
})

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=7-', 206, '789'],
  ['bytes=-3', 206, '789'],
  ['bytes=20-', 416, ''],
  ['bytes=5-2', 416, ''],
  ['bytes=0-1,4-5', 200, '0123456789'],
  ['bytes=x-y', 200, '0123456789'],
  ['lines=1-2', 200, '0123456789'],
])('the range %s of a film is answered with %i', async (range, status, body) => {
  const reply = await get(site, '/film/city.v1.mp4', { range })
  expect(reply).toMatchObject({ status, body })
  if (status !== 416) expect(reply.headers['accept-ranges']).toBe('bytes')
})

test.each([
  ['POST', 405],
  ['DELETE', 405],
  ['HEAD', 200],
])('%s of a page is %i', async (method, status) => {
  const reply = await get(site, '/contact-us', {}, method)
  expect(reply.status).toBe(status)
  expect(reply.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined)
})

test.each([
  ['/assets/app-1a2b.js', { 'if-match': '"other"' }, 412],
  ['/assets/app-1a2b.js', { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 412],
  ['/film/city.v1.mp4', { range: 'bytes=20-' }, 416],
])(
  'no cache keeps the refusal of a condition or a range of %s (%o) for other visitors',
  async (path, headers, status) => {
    const reply = await get(site, path, headers)
    expect(reply).toMatchObject({ status, body: '' })
    expect(reply.headers['cache-control']).toBe('no-store')
  },
)

test('without a built site the relay still runs', async () => {
  const { url } = await startTestRelay()
  expect(await get(url, '/', navigation)).toMatchObject({ status: 404, body: 'Not found\n' })
})
