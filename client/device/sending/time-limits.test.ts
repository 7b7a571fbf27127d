import { expect, test } from 'vitest'
import { LEASE_MS } from '#client/device/database/submission-times.ts'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { PART_BYTES } from '#contract/submission/parts.ts'
import { sendTimeoutMs } from './send-record.ts'
import { goesInParts, PART_TIMEOUT_MS } from './upload-parts.ts'

test('a lease outlasts the largest resume on the slowest link, sent twice, each time with a captcha', () => {
  // A captcha takes at most 30 s for the request for a challenge, and 90 s for the search for its solution
  // (altcha-lib).
  const captchaMs = 30_000 + 90_000
  expect(LEASE_MS).toBeGreaterThan(2 * (captchaMs + sendTimeoutMs(RESUME_MAX_BYTES)))
})

test('at 1 kB/s each request ends in time: a part, and a file that never goes in parts', () => {
  const MS_PER_BYTE = 1
  expect(PART_TIMEOUT_MS).toBeGreaterThan(PART_BYTES * MS_PER_BYTE)
  const wholeBytes = 2 * PART_BYTES
  expect(goesInParts(2, wholeBytes)).toBe(false)
  expect(sendTimeoutMs(wholeBytes)).toBeGreaterThan(wholeBytes * MS_PER_BYTE)
})
