import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onOutboxChange } from '#client/device/database/outbox-changes.ts'
import { LEASE_MS } from '#client/device/database/submission-times.ts'
import { makeAllDue } from '#client/device/sending/send-schedule.ts'
import { leaseNext, markAccepted, markRejected } from '#client/device/sending/sending-states.ts'
import { damageResume, emptyOutbox, storedFileIds, WAIT_LONG } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample, contactRecord, NOW } from '#client/device/testing/sample-submissions.ts'
import {
  addSubmission,
  countNeeds,
  countWaiting,
  deleteSubmission,
  getSubmission,
  listSubmissions,
  loadForSending,
  loadResume,
} from './outbox.ts'

beforeEach(emptyOutbox)
afterEach(() => {
  vi.restoreAllMocks()
})

const RECEIPT = { receipt: 'LAT-7F3K-9QX2', acceptedAt: '2025-06-01T08:00:00.000Z' }
const UNREACHED = { code: 'network', message: 'Failed to fetch' } as const

test('a stored submission comes back as it was', async () => {
  const record = contactRecord()
  await addSubmission(record)
  expect(await getSubmission(record.id)).toEqual(record)
})

test('the list shows the newest first', async () => {
  const [older, newer] = [contactRecord(), contactRecord()]
  await addSubmission(newer)
  await addSubmission(older)
  expect((await listSubmissions()).map(({ id }) => id)).toEqual([newer.id, older.id])
})

test('a submission cannot be deleted until its lease ends', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await leaseNext(NOW)
  expect(await deleteSubmission(record.id, NOW + 1)).toBe(false)
  expect(await getSubmission(record.id)).toMatchObject({ state: 'sending' })
  expect(await deleteSubmission(record.id, NOW + LEASE_MS)).toBe(true)
  expect(await getSubmission(record.id)).toBeUndefined()
  expect(await deleteSubmission(record.id)).toBe(true)
})

test('waiting submissions are counted, finished ones are not', async () => {
  for (const state of ['queued', 'sending', 'rejected', 'expired'] as const)
    await addSubmission(contactRecord({ state }))
  expect(await countWaiting()).toBe(2)
})

test('submissions that need their author are counted beside those that wait, told or not', async () => {
  await addSubmission(contactRecord())
  await addSubmission(contactRecord({ state: 'rejected', untold: true }))
  await addSubmission(contactRecord({ state: 'expired' }))
  expect(countNeeds(await listSubmissions())).toEqual({ waiting: 1, attention: 2 })
})

test('a submission that another page has meanwhile sent is loaded for sending as it was known, with its content', async () => {
  const known = contactRecord()
  await addSubmission(known)
  await markAccepted(known.id, RECEIPT)
  expect((await loadForSending(known)).record).toEqual(known)
})

describe('the file of an application', () => {
  test('is loaded by id, not with the list', async () => {
    const { record, resume } = await applicationSample()
    await addSubmission(record, { resume })
    expect(await loadResume(record.id)).toEqual({ ...record.resume, bytes: resume })
    expect(await listSubmissions()).toEqual([record])
  })

  test('is not read by listing or counting', async () => {
    const { record, resume } = await applicationSample()
    await addSubmission(record, { resume })
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await listSubmissions()
    await countWaiting()
    expect(transaction.mock.calls.map(([stores]) => stores)).toEqual(Array(2).fill(['submissions', 'sealed']))
  })

  test('is undefined for an enquiry and an unknown submission', async () => {
    const record = contactRecord()
    await addSubmission(record)
    expect(await loadResume(record.id)).toBeUndefined()
    expect(await loadResume('unknown')).toBeUndefined()
  })

  test('is undefined if it was damaged or lost on the device', async () => {
    const { record, resume } = await applicationSample()
    await addSubmission(record, { resume })
    await damageResume(record.id, new ArrayBuffer(resume.byteLength))
    expect(await loadResume(record.id)).toBeUndefined()
    await damageResume(record.id, undefined)
    expect(await loadResume(record.id)).toBeUndefined()
  })

  test('is deleted with its submission', async () => {
    const { record, resume } = await applicationSample()
    await addSubmission(record, { resume })
    expect(await storedFileIds()).toEqual([record.id])
    await deleteSubmission(record.id)
    expect(await storedFileIds()).toEqual([])
  })
})

test('changes are announced; what changes nothing is not', async () => {
  const heard = vi.fn()
  const end = onOutboxChange(heard)
  const record = contactRecord()
  await addSubmission(record)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), WAIT_LONG)
  await leaseNext(NOW, new Set([record.id]))
  await makeAllDue()
  await markRejected(record.id, UNREACHED)
  await deleteSubmission(record.id)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), WAIT_LONG)
  end()
})
