import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  addSubmission,
  claimNext,
  countWaiting,
  deleteDraft,
  deleteSubmission,
  expireOld,
  getSubmission,
  LEASE_MS,
  listSubmissions,
  loadDraft,
  makeDue,
  markAccepted,
  markFailed,
  markRejected,
  nextAttemptTime,
  releaseLeases,
  saveDraft,
} from './outbox.ts'
import { onOutboxChange } from './outbox-changes.ts'
import type { SubmissionState } from './submission-record.ts'
import { applicationRecord, contactRecord, DAY_MS, emptyOutbox, NOW } from './testing.ts'

beforeEach(emptyOutbox)

const RECEIPT = { receipt: 'LAT-7F3K-9QX2', acceptedAt: '2025-06-01T08:00:00.000Z' }
const UNREACHED = { code: 'network', message: 'Failed to fetch' } as const

async function stateOf(id: string): Promise<SubmissionState | undefined> {
  return (await getSubmission(id))?.state
}

test('a stored submission comes back as it was, bytes of the resume included', async () => {
  const record = await applicationRecord()
  await addSubmission(record)
  expect(await getSubmission(record.id)).toEqual(record)
})

test('a submission is written with strict durability', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await addSubmission(contactRecord())
  expect(transaction).toHaveBeenCalledWith('submissions', 'readwrite', { durability: 'strict' })
  transaction.mockRestore()
})

test('the list shows the newest first', async () => {
  const [older, newer] = [contactRecord(), contactRecord()]
  await addSubmission(newer)
  await addSubmission(older)
  expect((await listSubmissions()).map(({ id }) => id)).toEqual([newer.id, older.id])
})

test('claiming leases the newest due submission and counts the attempt', async () => {
  const [older, newer] = [contactRecord(), contactRecord()]
  await addSubmission(older)
  await addSubmission(newer)
  const claimed = await claimNext(NOW)
  expect(claimed).toMatchObject({ id: newer.id, state: 'sending', attempts: 1, leaseUntil: NOW + LEASE_MS })
  expect(await getSubmission(newer.id)).toEqual(claimed)
  expect((await claimNext(NOW))?.id).toBe(older.id)
  expect(await claimNext(NOW)).toBeUndefined()
})

test('two claims at the same moment never get the same submission', async () => {
  await addSubmission(contactRecord())
  const claims = await Promise.all([claimNext(NOW), claimNext(NOW)])
  expect(claims.filter(Boolean)).toHaveLength(1)
})

test('a submission that is put off is claimed when its time has come', async () => {
  await addSubmission(contactRecord({ nextAttemptAt: NOW + 1 }))
  expect(await claimNext(NOW)).toBeUndefined()
  expect(await claimNext(NOW + 1)).toBeDefined()
})

test('a lease that is over can be claimed by another sender', async () => {
  await addSubmission(contactRecord())
  await claimNext(NOW)
  expect(await claimNext(NOW + LEASE_MS - 1)).toBeUndefined()
  expect(await claimNext(NOW + LEASE_MS)).toMatchObject({ attempts: 2, leaseUntil: NOW + 2 * LEASE_MS })
})

test('the holder of the lock takes over leases at once', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await claimNext(NOW)
  await releaseLeases()
  expect(await getSubmission(record.id)).not.toHaveProperty('leaseUntil')
  expect((await claimNext(NOW))?.id).toBe(record.id)
})

test('acceptance reduces a submission to its receipt', async () => {
  const record = await applicationRecord()
  await addSubmission(record)
  await claimNext(NOW)
  await markAccepted(record.id, RECEIPT)
  const { id, kind, locale, createdAt } = record
  expect(await getSubmission(id)).toEqual({ id, kind, locale, createdAt, state: 'accepted', ...RECEIPT })
})

test('rejection keeps the submission with the reason and without its lease and token', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await claimNext(NOW)
  const failure = { code: 'invalid', message: 'Check the phone', fields: { phone: 'phone_invalid_vn' } } as const
  await markRejected(record.id, failure)
  const { captchaToken: _, ...kept } = record
  expect(await getSubmission(record.id)).toEqual({ ...kept, state: 'rejected', attempts: 1, failure })
  expect(await claimNext(NOW + DAY_MS)).toBeUndefined()
})

test('a failure puts the submission back into the queue with its token', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await claimNext(NOW)
  await markFailed(record.id, UNREACHED, NOW + 2000)
  expect(await getSubmission(record.id)).toEqual({
    ...record,
    attempts: 1,
    nextAttemptAt: NOW + 2000,
    failure: UNREACHED,
  })
})

test('a refused captcha drops the token', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await claimNext(NOW)
  await markFailed(record.id, { code: 'captcha', message: 'captcha' }, NOW)
  expect((await claimNext(NOW))?.captchaToken).toBeUndefined()
})

test('a late failure or rejection changes nothing about an accepted submission', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await claimNext(NOW)
  await markAccepted(record.id, RECEIPT)
  await markFailed(record.id, UNREACHED, NOW)
  await markRejected(record.id, { code: 'invalid', message: '' })
  await markAccepted(record.id, { receipt: 'other', acceptedAt: 'other' })
  expect(await getSubmission(record.id)).toMatchObject({ state: 'accepted', ...RECEIPT })
})

test('a receipt that comes late still counts', async () => {
  const record = contactRecord({ state: 'expired' })
  await addSubmission(record)
  await markAccepted(record.id, RECEIPT)
  expect(await stateOf(record.id)).toBe('accepted')
})

test('marking a deleted submission brings nothing back', async () => {
  await markAccepted('gone', RECEIPT)
  await markFailed('gone', UNREACHED, NOW)
  await markRejected('gone', UNREACHED)
  expect(await listSubmissions()).toEqual([])
})

test('a submission cannot be deleted while it is being sent, but after its lease', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await claimNext(NOW)
  expect(await deleteSubmission(record.id, NOW + 1)).toBe(false)
  expect(await stateOf(record.id)).toBe('sending')
  expect(await deleteSubmission(record.id, NOW + LEASE_MS)).toBe(true)
  expect(await getSubmission(record.id)).toBeUndefined()
  expect(await deleteSubmission(record.id)).toBe(true)
})

test.each(['rejected', 'expired'] as const)(
  'a correction deletes the %s submission that it replaces',
  async (state) => {
    const [old, correction] = [contactRecord({ state }), contactRecord()]
    await addSubmission(old)
    await addSubmission(correction, { replaces: old.id })
    expect(await listSubmissions()).toEqual([correction])
  },
)

test('a correction leaves a submission alone that is still waiting or was accepted', async () => {
  const [waiting, accepted] = [contactRecord(), contactRecord()]
  await addSubmission(waiting)
  await addSubmission(accepted)
  await markAccepted(accepted.id, RECEIPT)
  await addSubmission(contactRecord(), { replaces: waiting.id })
  await addSubmission(contactRecord(), { replaces: accepted.id })
  await addSubmission(contactRecord(), { replaces: 'unknown' })
  expect(await listSubmissions()).toHaveLength(5)
})

test('waiting submissions are counted, finished ones are not', async () => {
  for (const state of ['queued', 'sending', 'rejected', 'expired'] as const)
    await addSubmission(contactRecord({ state }))
  expect(await countWaiting()).toBe(2)
})

test('the next time is that of the first waiting submission or of the end of its lease', async () => {
  expect(await nextAttemptTime()).toBeUndefined()
  await addSubmission(contactRecord({ state: 'rejected', nextAttemptAt: 1 }))
  await addSubmission(contactRecord({ nextAttemptAt: NOW + 500 }))
  expect(await nextAttemptTime()).toBe(NOW + 500)
  await addSubmission(contactRecord({ state: 'sending', leaseUntil: NOW + 100 }))
  expect(await nextAttemptTime()).toBe(NOW + 100)
})

test('"send now" makes everything due, the return of the network only what never reached the relay', async () => {
  const unreached = contactRecord({ nextAttemptAt: NOW + 1000, failure: UNREACHED })
  const putOff = contactRecord({ nextAttemptAt: NOW + 1000, failure: { code: 'rate_limited', message: '' } })
  await addSubmission(unreached)
  await addSubmission(putOff)
  await makeDue('unreached')
  expect((await claimNext(NOW))?.id).toBe(unreached.id)
  expect(await claimNext(NOW)).toBeUndefined()
  await makeDue()
  expect((await claimNext(NOW))?.id).toBe(putOff.id)
})

test('what was written while the clock was not set does not expire', async () => {
  const record = contactRecord({ createdAt: Date.UTC(1970, 0, 2) })
  await addSubmission(record)
  await expireOld(NOW - 30 * DAY_MS, NOW)
  expect(await stateOf(record.id)).toBe('queued')
})

test('old submissions expire and stay, unless one is just being sent', async () => {
  const day = (days: number) => NOW - days * DAY_MS
  const old = contactRecord({ createdAt: day(31) })
  const young = contactRecord({ createdAt: day(29) })
  const leased = contactRecord({ createdAt: day(31), state: 'sending', leaseUntil: NOW + 1 })
  const abandoned = contactRecord({ createdAt: day(31), state: 'sending', leaseUntil: NOW })
  const rejected = contactRecord({ createdAt: day(31), state: 'rejected' })
  for (const record of [old, young, leased, abandoned, rejected]) await addSubmission(record)
  await expireOld(day(30), NOW)
  const states = await Promise.all([old, young, leased, abandoned, rejected].map(({ id }) => stateOf(id)))
  expect(states).toEqual(['expired', 'queued', 'sending', 'expired', 'rejected'])
  expect(await getSubmission(old.id)).toMatchObject({ payload: old.payload })
})

test('changes are announced, and only changes', async () => {
  const heard = vi.fn()
  const end = onOutboxChange(heard)
  const record = contactRecord()
  await addSubmission(record)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  await claimNext(NOW - 2 * DAY_MS, -1)
  await makeDue()
  await markRejected(record.id, UNREACHED)
  await deleteSubmission(record.id)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  end()
})

test('drafts are kept per form until they are deleted', async () => {
  await saveDraft('contact', { firstName: 'Lan' })
  await saveDraft('application:devops', { firstName: 'An' })
  expect(await loadDraft('contact')).toEqual({ firstName: 'Lan' })
  await deleteDraft('contact')
  expect(await loadDraft('contact')).toBeUndefined()
  expect(await loadDraft('application:devops')).toEqual({ firstName: 'An' })
})
