import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#client/device/testing/web-storage.ts'
import { endFairMode, isFairMode, isFairModeInWorker, tabletName } from './fair-mode.ts'
import { isFairPin, PIN_PATTERN, startFairMode } from './fair-pin.ts'

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
  vi.stubGlobal('caches', fakeCaches())
  stubLocalStorage()
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
  expect(Object.values(localStorage).join()).not.toContain('4711')
  expect(await isFairPin('4711')).toBe(true)
  expect(await isFairPin('4712')).toBe(false)
  await endFairMode()
  expect(isFairMode()).toBe(false)
  expect(await isFairModeInWorker()).toBe(false)
  expect(await isFairPin('4711')).toBe(false)
})

test('the same PIN is stored differently on two devices', async () => {
  await startFairMode('4711', '7')
  const first = Object.values(localStorage).join()
  await startFairMode('4711', '7')
  expect(Object.values(localStorage).join()).not.toBe(first)
})

test.each(['123', '123456789', '12a4', ''])('%j is no PIN', (pin) => {
  expect(PIN_PATTERN.test(pin)).toBe(false)
})

test('without local storage, as in the worker, no device is in fair mode, and none can be', async () => {
  vi.stubGlobal('localStorage', undefined)
  expect(isFairMode()).toBe(false)
  await expect(startFairMode('4711', '7')).rejects.toThrow()
})
