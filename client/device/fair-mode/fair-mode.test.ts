import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endFairMode, isFairMode, isFairModeInWorker, tabletName } from './fair-mode.ts'
import { isFairPin, PIN_PATTERN, startFairMode } from './fair-pin.ts'
import { lastTabletNumber, withTabletNumber } from './tablet-number.ts'

const stored = new Map<string, string>()

/** Stands in for the browser's Cache Storage, of which this code uses only the names. */
function fakeCaches() {
  const names = new Set<string>()
  return {
    open: async (name: string) => names.add(name),
    has: async (name: string) => names.has(name),
    delete: async (name: string) => names.delete(name),
  }
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the mode lasts until it is ended, and its PIN is not stored', async () => {
  expect(isFairMode()).toBe(false)
  await startFairMode('4711', '7')
  expect(isFairMode()).toBe(true)
  expect(await isFairModeInWorker()).toBe(true)
  expect(tabletName()).toBe('7')
  expect([...stored.values()].join()).not.toContain('4711')
  expect(await isFairPin('4711')).toBe(true)
  expect(await isFairPin('4712')).toBe(false)
  await endFairMode()
  expect(isFairMode()).toBe(false)
  expect(await isFairModeInWorker()).toBe(false)
  expect(await isFairPin('4711')).toBe(false)
})

test('the same PIN is stored differently on two devices', async () => {
  await startFairMode('4711', '7')
  const first = [...stored.values()].join()
  await startFairMode('4711', '7')
  expect([...stored.values()].join()).not.toBe(first)
})

test.each(['123', '123456789', '12a4', ''])('%j is no PIN', (pin) => {
  expect(PIN_PATTERN.test(pin)).toBe(false)
})

test('without local storage, as in the worker, no device is in fair mode, and none can be', async () => {
  vi.stubGlobal('localStorage', undefined)
  expect(isFairMode()).toBe(false)
  await expect(startFairMode('4711', '7')).rejects.toThrow()
})

test('numbers follow one another, one at a time; one that was not stored is used again', async () => {
  await startFairMode('4711', '7')
  const taken: number[] = []
  const take = () => withTabletNumber(async ({ name, number }) => taken.push(Number(`${name}${number}`)))
  await Promise.all([take(), take()])
  await expect(withTabletNumber(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
  await take()
  expect(taken).toEqual([71, 72, 73])
  expect(lastTabletNumber([])).toBe(3)
  await endFairMode()
  await startFairMode('1234', '7')
  expect(lastTabletNumber([])).toBe(3)
})
