import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { LEASE_MS, RETRY_MAX_MS } from '#client/device/database/submission-times.ts'
import { addSubmission, deleteSubmission, getSubmission } from '#client/device/outbox/outbox.ts'
import { emptyOutbox } from '#client/device/testing/outbox-on-device.ts'
import { contactRecord, DAY_MS, NOW } from '#client/device/testing/sample-submissions.ts'
import { makeAllDue, makeUnreachedDue, nextAttemptTime, postponeQueued } from './send-schedule.ts'
import { leaseNext } from './sending-states.ts'

beforeEach(emptyOutbox)

const UNREACHED = { code: 'network', message: 'Failed to fetch' } as const

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
