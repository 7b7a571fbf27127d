import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setFairMode } from './fair-mode.ts'
import { withTabletNumber } from './tablet-number.ts'

const stored = new Map<string, string>()

beforeEach(async () => {
  stored.clear()
  vi.stubGlobal('caches', { open: async () => {} })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  await setFairMode({ tablet: '7', salt: '', pinHash: '' })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a submission is stored although a frozen page keeps the lock', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const request = (_name: string, { signal }: { signal: AbortSignal }) => Promise.reject(signal.reason)
  vi.stubGlobal('navigator', { locks: { request } })
  expect(await withTabletNumber(async ({ number }) => number)).toBe(1)
})

test('a submission that cannot be stored is tried once', async () => {
  const request = (_name: string, _options: object, work: () => unknown) => work()
  vi.stubGlobal('navigator', { locks: { request } })
  const store = vi.fn(async () => Promise.reject(new Error('full')))
  await expect(withTabletNumber(store)).rejects.toThrow('full')
  expect(store).toHaveBeenCalledTimes(1)
})
