import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import type { SubmissionState } from '#client/device/database/submission-record.ts'
import { LEASE_MS } from '#client/device/database/submission-times.ts'
import { addSubmission, getSubmission, listSubmissions, loadResume } from '#client/device/outbox/outbox.ts'
import { applyRetention } from '#client/device/outbox/retention.ts'
import { relayClock } from '#client/device/testing/fake-relay.ts'
import { emptyOutbox, storedFileIds } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample, contactRecord, DAY_MS, NOW } from '#client/device/testing/sample-submissions.ts'
import { leaseNext, markAccepted, markFailed, markProgress, markRejected, releaseLeases } from './sending-states.ts'

beforeEach(emptyOutbox)

const RECEIPT = { receipt: 'LAT-7F3K-9QX2', acceptedAt: '2025-06-01T08:00:00.000Z' }
const UNREACHED = { code: 'network', message: 'Failed to fetch' } as const

async function stateOf(id: string): Promise<SubmissionState | undefined> {
  return (await getSubmission(id))?.state
}

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
