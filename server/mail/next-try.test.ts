import { expect, test } from 'vitest'
import { nextTryTime } from './next-try.ts'

const waits = { mailRetryMs: 1000, mailRetryMaxMs: 300_000 }
const accepted = new Date('2026-01-01T00:00:00Z')

test.each([
  [1, 1000],
  [2, 2000],
  [5, 16_000],
  [9, 256_000],
  [10, 300_000],
  [5000, 300_000],
])('after try %i the wait is %i ms', (attempts, wait) => {
  expect(nextTryTime(waits, attempts, accepted, accepted)).toEqual(new Date(accepted.getTime() + wait))
})

test('tries go on for five days and not longer', () => {
  expect(nextTryTime(waits, 1400, accepted, new Date('2026-01-05T23:54:00Z'))).toEqual(new Date('2026-01-05T23:59:00Z'))
  expect(nextTryTime(waits, 1400, accepted, new Date('2026-01-05T23:56:00Z'))).toBeNull()
})

test('a clock set forward does not end the tries after an hour', () => {
  expect(nextTryTime(waits, 20, accepted, new Date('2026-02-01T00:00:00Z'))).toEqual(new Date('2026-02-01T00:05:00Z'))
})
