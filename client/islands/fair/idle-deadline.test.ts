import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FILE_SEARCH_MS, IdleDeadline } from './idle-deadline.ts'

const MINUTE_MS = 60_000

let stored: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] })
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Sets the device's clock. `performance.now()` goes on evenly. */
function setClock(byMs: number): void {
  vi.setSystemTime(Date.now() + byMs)
}

test('a touch in one tab postpones the deadline in all tabs', () => {
  const [deadline, otherTab] = [new IdleDeadline(), new IdleDeadline()]
  deadline.postpone()
  vi.advanceTimersByTime(50_000)
  expect(deadline.leftMs()).toBe(10_000)
  otherTab.postpone()
  expect(deadline.leftMs()).toBe(MINUTE_MS)
  otherTab.postpone(FILE_SEARCH_MS)
  expect(deadline.leftMs()).toBe(MINUTE_MS + FILE_SEARCH_MS)
})

test('a second touch within a second changes nothing', () => {
  const deadline = new IdleDeadline()
  expect(deadline.postpone()).toBe(true)
  vi.advanceTimersByTime(999)
  expect(deadline.postpone()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(deadline.postpone()).toBe(true)
})

test('the deadline moves along with a clock that is set forward, and starts again if it is set back', () => {
  const deadline = new IdleDeadline()
  deadline.postpone()
  deadline.followClock()
  vi.advanceTimersByTime(20_000)
  setClock(3_600_000)
  deadline.followClock()
  expect(deadline.leftMs()).toBe(40_000)
  setClock(-86_400_000)
  deadline.followClock()
  expect(deadline.leftMs()).toBe(MINUTE_MS)
})

test('the time that a hidden tab has slept counts', () => {
  const deadline = new IdleDeadline()
  deadline.postpone()
  deadline.followClock()
  deadline.ignoreSleep()
  // During sleep `performance.now()` stands still.
  setClock(MINUTE_MS + 1)
  deadline.followClock()
  expect(deadline.leftMs()).toBe(-1)
})

test('on a full device the tab keeps its own deadline', () => {
  const deadline = new IdleDeadline()
  vi.stubGlobal('localStorage', {
    getItem: () => '0',
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  deadline.postpone()
  expect(deadline.leftMs()).toBe(MINUTE_MS)
})
