import { afterAll, expect, test } from 'vitest'
import { startTestRelay } from './testing/relay.ts'

/** One relay for all tests, because none of them affects another. */
const shared = await startTestRelay({}, {}, afterAll)

test('the security policy allows the inline scripts of the build, and of other hosts only the map', async () => {
  const relay = await startTestRelay({}, { scriptHashes: ["'sha256-abc='"] })
  const { headers } = await fetch(`${relay.url}/api/health`)
  const policy = headers.get('content-security-policy')?.split(';') ?? []
  expect(policy).toContain("script-src 'self' 'sha256-abc='")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy.join()).not.toContain('upgrade-insecure-requests')
  expect(policy.filter((directive) => directive.includes('http'))).toEqual(['frame-src https://www.openstreetmap.org'])
  expect(headers.get('x-powered-by')).toBeNull()
})

test.each(['/assets/main-1.js', '/boot.js', '/tiles/strip.svg', '/fonts/x.woff2'])(
  '%s, a file that a page loads, has no policies of documents',
  async (path) => {
    const { headers } = await fetch(shared.url + path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBeNull()
  },
)

test.each(['/', '/contact-us', '/sw.js', '/groups/en-stories-0123456789abcdef.pack', '/nowhere.html'])(
  '%s, a document or a file of documents, has the policies of documents',
  async (path) => {
    const { headers } = await fetch(shared.url + path)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
  },
)

test('HSTS is sent only when the address of the site is https', async () => {
  const hsts = async (SITE_URL: string) =>
    (await fetch((await startTestRelay({ SITE_URL })).url)).headers.get('strict-transport-security')
  expect(await hsts('https://lat.example')).toMatch(/^max-age=63072000$/)
  expect(await hsts('http://lat.example')).toBeNull()
})
