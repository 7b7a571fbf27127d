import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Group, groupUrl } from '#contract/group.ts'
import { fetchGroup } from './fetch-group.ts'

const CONTENT = new Uint8Array(10)
const DIGEST = createHash('sha256').update(CONTENT).digest('hex')
const GROUP: Group = {
  url: groupUrl('en-company', DIGEST),
  isFetchedFirst: true,
  locale: 'en',
  bytes: CONTENT.length,
  files: [
    ['/a.html', 5],
    ['/b.html', 5],
  ],
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a silent connection is given up after a minute, and the single files are not requested over it', async () => {
  const fetch = vi.fn((_path: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  vi.stubGlobal('fetch', fetch)
  const failed = expect(fetchGroup(GROUP)).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a slow connection is not given up', async () => {
  const body = new ReadableStream({
    async start(controller) {
      for (let count = 0; count < 5; count++) {
        await new Promise((resolve) => setTimeout(resolve, 40_000))
        controller.enqueue(new Uint8Array(2))
      }
      controller.close()
    },
  })
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => expect.unreachable('The download was given up'))
    return new Response(body)
  })
  const fetched = fetchGroup(GROUP)
  await vi.advanceTimersByTimeAsync(5 * 40_000)
  expect((await fetched).content).toEqual(CONTENT)
})
