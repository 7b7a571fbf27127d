import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#client/device/testing/web-storage.ts'
import { endFairMode, setFairMode } from './fair-mode.ts'
import { lastTabletNumber, withTabletNumber } from './tablet-number.ts'

const MODE = { tablet: '7', salt: '', pinHash: '' }

beforeEach(async () => {
  vi.stubGlobal('caches', { open: async () => {}, delete: async () => true })
  stubLocalStorage()
  await setFairMode(MODE)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('numbers follow one another, one at a time; one that was not stored is used again', async () => {
  const taken: { name: string; number: number }[] = []
  const take = () => withTabletNumber(async (tablet) => taken.push(tablet))
  await Promise.all([take(), take()])
  await expect(withTabletNumber(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
  await take()
  expect(taken).toEqual([1, 2, 3].map((number) => ({ name: '7', number })))
})

test('the number stays when fair mode is ended and started again', async () => {
  await withTabletNumber(async () => {})
  await endFairMode()
  await setFairMode(MODE)
  expect(lastTabletNumber([])).toBe(1)
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
