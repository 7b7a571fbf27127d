import { beforeEach, expect, test, vi } from 'vitest'
import { knownRelayTime, noteRelayTime } from './relay-clock.ts'

const DAY_MS = 24 * 60 * 60_000
const RELAY_TIME = Date.UTC(2026, 0, 5)

/** A reply of the relay with the time `RELAY_TIME` in its `Date` header. */
const reply = () => new Response(null, { headers: { Date: new Date(RELAY_TIME).toUTCString() } })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  return () => vi.useRealTimers()
})

test("a device's clock that is set back after the relay's reply does not set back the relay's time", () => {
  vi.setSystemTime(RELAY_TIME + 400 * DAY_MS)
  noteRelayTime(reply())
  vi.setSystemTime(RELAY_TIME)
  vi.advanceTimersByTime(1000)
  expect(knownRelayTime()).toBe(RELAY_TIME + 1000)
})

test("the relay's time goes on while the device sleeps, although `performance.now` may stand still then", () => {
  vi.setSystemTime(RELAY_TIME - DAY_MS)
  noteRelayTime(reply())
  vi.setSystemTime(RELAY_TIME)
  expect(knownRelayTime()).toBe(RELAY_TIME + DAY_MS)
})
