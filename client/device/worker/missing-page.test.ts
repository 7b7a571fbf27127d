import { afterEach, expect, test, vi } from 'vitest'
import { respondToMissingPage } from './missing-page.ts'

afterEach(() => vi.unstubAllGlobals())

/**
 * A site with two pages, each in English and Vietnamese. `onDevice` lists the paths of the pages that are on the
 * device.
 */
function siteWith(...onDevice: string[]) {
  const pages = ['/index.html', '/about-us.html', '/vi.html', '/vi/about-us.html']
  return {
    pathOf: (path: string) => pages.find((page) => page === `${path.replace(/\/$/, '') || '/index'}.html`),
    file: async (path: string) => (onDevice.includes(path) ? new Response(path) : undefined),
  }
}

function open(path: string, site = siteWith('/vi.html', '/vi/about-us.html')): Promise<Response> {
  return respondToMissingPage(new Request(`https://lat.example${path}`), site)
}

function offline(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

test('a missing page comes from the network', async () => {
  vi.stubGlobal('fetch', async () => new Response('from the relay'))
  expect(await (await open('/about-us')).text()).toBe('from the relay')
})

test.each([
  ['/about-us?a=b', '/vi/about-us?a=b'],
  ['/', '/vi'],
])('offline %s redirects to the language that is on the device, %s', async (path, other) => {
  offline()
  const response = await open(path)
  expect([response.status, response.headers.get('Location')]).toEqual([302, `https://lat.example${other}`])
})

test('offline, a page that is on the device in no language is a network error', async () => {
  offline()
  expect((await open('/about-us', siteWith('/vi.html'))).type).toBe('error')
})
