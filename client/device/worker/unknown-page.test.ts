import { afterEach, expect, test, vi } from 'vitest'
import { fallbackPage, respondToUnknownPage } from './unknown-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const PAGES = new Map([
  ['/vi/404.html', 'Không tìm thấy'],
  ['/jobs/technical-architect-devops.html', 'Architect'],
])

const site = {
  async file(url: string): Promise<Response | undefined> {
    const text = PAGES.get(url)
    return text === undefined ? undefined : new Response(text, { headers: { 'Content-Security-Policy': 'self' } })
  },
}

function open(path: string): Promise<Response> {
  return respondToUnknownPage(new Request(`https://lat.example${path}`), site)
}

function offline(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

test('online an unknown page is answered by the relay', async () => {
  vi.stubGlobal('fetch', async () => new Response('from the relay', { status: 404 }))
  const response = await open('/vi/nowhere')
  expect([response.status, await response.text()]).toEqual([404, 'from the relay'])
})

test('offline the not-found page is shown with its status and headers', async () => {
  offline()
  const response = await open('/vi/case-studies/unheard-of')
  expect([response.status, await response.text()]).toEqual([404, 'Không tìm thấy'])
  expect(response.headers.get('Content-Security-Policy')).toBe('self')
})

test('offline an unknown job shows the fallback job', async () => {
  offline()
  const response = await open('/jobs/unheard-of')
  expect([response.status, await response.text()]).toEqual([200, 'Architect'])
})

test('a network that does not answer counts as offline', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const opening = open('/vi/nowhere')
  await vi.advanceTimersByTimeAsync(30_000)
  expect((await opening).status).toBe(404)
})

test('on a slow network a job that is newer than the device is waited for, in place of the fallback job', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, 25_000))
    return new Response('The new job')
  })
  const opening = open('/jobs/new-job')
  await vi.advanceTimersByTimeAsync(25_000)
  expect(await (await opening).text()).toBe('The new job')
})

test('without any page on the device an unknown page is a network error', async () => {
  offline()
  expect((await open('/nowhere')).type).toBe('error')
})

test.each([
  ['/nowhere', ['/404.html'], 404],
  ['/vi/nowhere', ['/vi/404.html'], 404],
  ['/vietnam', ['/404.html'], 404],
  ['/deep/er/path', ['/404.html'], 404],
  ['/jobs/unheard-of', ['/jobs/technical-architect-devops.html'], 200],
  ['/vi/jobs/unheard-of/', ['/vi/jobs/technical-architect-devops.html'], 200],
  ['/jobs/a/b', ['/404.html'], 404],
  ['/jobs', ['/404.html'], 404],
  ['/case-studies/unheard-of', ['/case-studies/404.html', '/404.html'], 404],
  ['/case-studies/a/b', ['/404.html'], 404],
  ['/vi/case-studies/unheard-of', ['/vi/case-studies/404.html', '/vi/404.html'], 404],
] as const)('offline, %s shows %j with status %i', (pathname, candidates, status) => {
  expect(fallbackPage(pathname)).toEqual({ candidates, status })
})
