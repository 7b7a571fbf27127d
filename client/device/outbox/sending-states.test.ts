import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { PART_BYTES } from '#contract/submission/parts.ts'
import { addSubmission, deleteSubmission, getSubmission, listSubmissions, loadResume } from './outbox.ts'
import { applyRetention } from './retention.ts'
import { sendTimeoutMs } from './send-record.ts'
import {
  leaseNext,
  makeAllDue,
  makeUnreachedDue,
  markAccepted,
  markFailed,
  markProgress,
  markRejected,
  nextAttemptTime,
  postponeQueued,
  releaseLeases,
} from './sending-states.ts'
import type { SubmissionState } from './submission-record.ts'
import { LEASE_MS, RETRY_MAX_MS } from './submission-times.ts'
import { applicationSample, contactRecord, DAY_MS, emptyOutbox, NOW, relayClock, storedFileIds } from './testing.ts'
import { goesInParts, PART_TIMEOUT_MS } from './upload-parts.ts'

beforeEach(emptyOutbox)

const RECEIPT = { receipt: 'LAT-7F3K-9QX2', acceptedAt: '2025-06-01T08:00:00.000Z' }
const UNREACHED = { code: 'network', message: 'Failed to fetch' } as const

async function stateOf(id: string): Promise<SubmissionState | undefined> {
  return (await getSubmission(id))?.state
}

test('a lease outlasts the largest resume on the slowest link, sent twice, each time with a captcha', () => {
  // A captcha takes at most 30 s for the request for a challenge, and 90 s for the search for its solution
  // (altcha-lib).
  const captchaMs = 30_000 + 90_000
  expect(LEASE_MS).toBeGreaterThan(2 * (captchaMs + sendTimeoutMs(RESUME_MAX_BYTES)))
})

test('at 1 kB/s each request ends in time: a part, and a file that never goes in parts', () => {
  const atOneKilobyte = (bytes: number) => bytes
  expect(PART_TIMEOUT_MS).toBeGreaterThan(atOneKilobyte(PART_BYTES))
  expect(goesInParts(2, 2 * PART_BYTES)).toBe(false)
  expect(sendTimeoutMs(2 * PART_BYTES)).toBeGreaterThan(atOneKilobyte(2 * PART_BYTES))
})

test('the newest due submission is leased first, and the attempt is counted', async () => {
  const [older, newer] = [contactRecord(), contactRecord()]
  await addSubmission(older)
  await addSubmission(newer)
  const leased = await leaseNext(NOW)
  expect(leased).toMatchObject({ id: newer.id, state: 'sending', attempts: 1, leaseUntil: NOW + LEASE_MS })
  expect(await getSubmission(newer.id)).toEqual(leased)
  expect((await leaseNext(NOW))?.id).toBe(older.id)
  expect(await leaseNext(NOW)).toBeUndefined()
})

test('two senders at the same moment never lease the same submission', async () => {
  await addSubmission(contactRecord())
  const leases = await Promise.all([leaseNext(NOW), leaseNext(NOW)])
  expect(leases.filter(Boolean)).toHaveLength(1)
})

test('a postponed submission is leased when it is due', async () => {
  await addSubmission(contactRecord({ nextAttemptAt: NOW + 1 }))
  expect(await leaseNext(NOW)).toBeUndefined()
  expect(await leaseNext(NOW + 1)).toBeDefined()
})

test('after the end of a lease another sender can lease the submission', async () => {
  await addSubmission(contactRecord())
  await leaseNext(NOW)
  expect(await leaseNext(NOW + LEASE_MS - 1)).toBeUndefined()
  expect(await leaseNext(NOW + LEASE_MS)).toMatchObject({ attempts: 2, leaseUntil: NOW + 2 * LEASE_MS })
})

test('the holder of the lock takes over leases at once', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await leaseNext(NOW)
  await releaseLeases()
  expect(await getSubmission(record.id)).not.toHaveProperty('leaseUntil')
  expect((await leaseNext(NOW))?.id).toBe(record.id)
})

test('acceptance reduces a submission to its receipt; its file is deleted', async () => {
  const { record, resume } = await applicationSample()
  await addSubmission(record, { resume })
  await leaseNext(NOW)
  await markAccepted(record.id, RECEIPT)
  const { id, kind, locale, createdAt } = record
  expect(await getSubmission(id)).toEqual({ id, kind, locale, createdAt, state: 'accepted', untold: true, ...RECEIPT })
  expect(await storedFileIds()).toEqual([])
  expect(await loadResume(id)).toBeUndefined()
})

test('rejection keeps the submission with the reason and without its lease and token', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await leaseNext(NOW)
  const failure = { code: 'invalid', message: 'Check the phone', fields: { phone: 'phone_invalid_vn' } } as const
  await markRejected(record.id, failure)
  const { captchaToken: _, ...kept } = record
  expect(await getSubmission(record.id)).toEqual({ ...kept, state: 'rejected', attempts: 1, failure, untold: true })
  expect(await leaseNext(NOW + DAY_MS)).toBeUndefined()
})

test('a rejected or expired application keeps its file', async () => {
  const [rejected, expired] = [await applicationSample(), await applicationSample()]
  await addSubmission(rejected.record, rejected)
  await leaseNext(NOW)
  await markRejected(rejected.record.id, { code: 'closed', message: '' })
  await addSubmission({ ...expired.record, countsFrom: NOW, nextAttemptAt: NOW + 31 * DAY_MS + 1 }, expired)
  relayClock(NOW + 31 * DAY_MS)
  await applyRetention(NOW + 31 * DAY_MS)
  for (const { record, resume } of [rejected, expired]) {
    expect((await loadResume(record.id))?.bytes).toEqual(resume)
  }
  expect([await stateOf(rejected.record.id), await stateOf(expired.record.id)]).toEqual(['rejected', 'expired'])
})

test('a failure queues the submission again, with its token', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await leaseNext(NOW)
  await markFailed(record.id, UNREACHED, NOW + 2000)
  expect(await getSubmission(record.id)).toMatchObject({
    ...record,
    attempts: 1,
    nextAttemptAt: NOW + 2000,
    failure: UNREACHED,
  })
})

test('a refused captcha deletes the token', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await leaseNext(NOW)
  await markFailed(record.id, { code: 'captcha', message: 'captcha' }, NOW)
  expect(await leaseNext(NOW)).toMatchObject({ captchaToken: undefined })
})

test('a late failure or rejection changes nothing about an accepted submission', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await leaseNext(NOW)
  await markAccepted(record.id, RECEIPT)
  await markFailed(record.id, UNREACHED, NOW)
  await markRejected(record.id, { code: 'invalid', message: '' })
  await markAccepted(record.id, { receipt: 'other', acceptedAt: 'other' })
  expect(await getSubmission(record.id)).toMatchObject({ state: 'accepted', ...RECEIPT })
})

test('a late receipt still counts', async () => {
  const record = contactRecord({ state: 'expired' })
  await addSubmission(record)
  await markAccepted(record.id, RECEIPT)
  expect(await stateOf(record.id)).toBe('accepted')
})

test('marking a deleted submission does not restore it', async () => {
  await markAccepted('gone', RECEIPT)
  await markFailed('gone', UNREACHED, NOW)
  await markRejected('gone', UNREACHED)
  expect(await listSubmissions()).toEqual([])
})

test('the next attempt is at the first due time or end of a lease', async () => {
  expect(await nextAttemptTime(NOW)).toBeUndefined()
  await addSubmission(contactRecord({ state: 'rejected', nextAttemptAt: 1 }))
  await addSubmission(contactRecord({ nextAttemptAt: NOW + 500 }))
  expect(await nextAttemptTime(NOW)).toBe(NOW + 500)
  await addSubmission(contactRecord({ state: 'sending', leaseUntil: NOW + 100 }))
  expect(await nextAttemptTime(NOW)).toBe(NOW + 100)
})

test('"send now" makes all submissions due, a network that is back only those that never reached the relay', async () => {
  const unreached = contactRecord({ nextAttemptAt: NOW + 1000, failure: UNREACHED })
  const putOff = contactRecord({ nextAttemptAt: NOW + 1000, failure: { code: 'rate_limited', message: '' } })
  await addSubmission(unreached)
  await addSubmission(putOff)
  await makeUnreachedDue()
  expect((await leaseNext(NOW))?.id).toBe(unreached.id)
  expect(await leaseNext(NOW)).toBeUndefined()
  await makeAllDue()
  expect((await leaseNext(NOW))?.id).toBe(putOff.id)
})

describe('a clock that was years ahead', () => {
  const LATER = NOW + 3 * 365 * DAY_MS

  test('postpones no submission for longer than the longest wait', async () => {
    const record = contactRecord({ nextAttemptAt: LATER })
    await addSubmission(record)
    expect(await nextAttemptTime(NOW)).toBeLessThanOrEqual(NOW + RETRY_MAX_MS)
    expect((await leaseNext(NOW))?.id).toBe(record.id)
  })

  test('leases none for longer than a lease', async () => {
    const record = contactRecord({ state: 'sending', leaseUntil: LATER })
    await addSubmission(record)
    expect(await nextAttemptTime(NOW)).toBeLessThanOrEqual(NOW + LEASE_MS)
    expect((await leaseNext(NOW))?.id).toBe(record.id)
  })

  test('prevents no deletion', async () => {
    const record = contactRecord({ state: 'sending', leaseUntil: LATER })
    await addSubmission(record)
    expect(await deleteSubmission(record.id, NOW)).toBe(true)
  })

  test('does not shorten the longest allowed wait', async () => {
    await addSubmission(contactRecord({ nextAttemptAt: NOW + RETRY_MAX_MS }))
    expect(await leaseNext(NOW)).toBeUndefined()
  })
})

test('the submission with the fewest attempts is leased first, so that one that always fails blocks no other', async () => {
  const [patient, failing] = [contactRecord(), contactRecord({ attempts: 1 })]
  await addSubmission(patient)
  await addSubmission(failing)
  expect((await leaseNext(NOW))?.id).toBe(patient.id)
})

describe('postponing the queue', () => {
  const BUSY = { code: 'rate_limited', message: '' } as const

  test('holds for all queued submissions, also when the network is back, but not for those that wait longer', async () => {
    const never = contactRecord()
    const unreached = contactRecord({ failure: UNREACHED })
    const longer = contactRecord({ nextAttemptAt: NOW + 5000, failure: { code: 'internal', message: '' } })
    const sending = contactRecord({ state: 'sending', leaseUntil: NOW + 1 })
    for (const record of [never, unreached, longer, sending]) await addSubmission(record)
    await postponeQueued('contact', BUSY, NOW + 2000, NOW)
    await makeUnreachedDue()
    expect(await leaseNext(NOW)).toBeUndefined()
    for (const { id } of [never, unreached])
      expect(await getSubmission(id)).toMatchObject({ nextAttemptAt: NOW + 2000, failure: BUSY })
    for (const record of [longer, sending]) expect(await getSubmission(record.id)).toEqual(record)
  })

  test('also replaces times that a clock years ahead has written', async () => {
    const record = contactRecord({ nextAttemptAt: NOW + 365 * DAY_MS })
    await addSubmission(record)
    await postponeQueued('contact', BUSY, NOW + 2000, NOW)
    expect(await getSubmission(record.id)).toMatchObject({ nextAttemptAt: NOW + 2000 })
  })

  test('ends with "send now"', async () => {
    await addSubmission(contactRecord())
    await postponeQueued('contact', BUSY, NOW + 2000, NOW)
    await makeAllDue()
    expect(await leaseNext(NOW)).toBeDefined()
  })
})

test('progress renews the lease of what is being sent, and changes nothing else', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await markProgress(record.id, 0.5, NOW)
  expect(await getSubmission(record.id)).toEqual(record)
  await leaseNext(NOW)
  await markProgress(record.id, 0.5, NOW + 60_000)
  expect(await getSubmission(record.id)).toMatchObject({
    state: 'sending',
    sentShare: 0.5,
    leaseUntil: NOW + 60_000 + LEASE_MS,
  })
  await markAccepted(record.id, RECEIPT)
  await markProgress(record.id, 1, NOW)
  expect(await stateOf(record.id)).toBe('accepted')
})
