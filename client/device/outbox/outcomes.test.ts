import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { leaseNext, markAccepted, markRejected } from '#client/device/sending/sending-states.ts'
import { emptyOutbox } from '#client/device/testing/outbox-on-device.ts'
import { contactRecord, NOW } from '#client/device/testing/sample-submissions.ts'
import { addSubmission, getSubmission } from './outbox.ts'
import { listUntold, markTold } from './outcomes.ts'

beforeEach(emptyOutbox)

test('accepted, rejected and expired submissions are untold until they are marked as told or their author leaves', async () => {
  const [accepted, rejected] = [contactRecord(), contactRecord()]
  const expired = contactRecord({ state: 'expired', untold: true })
  const waiting = contactRecord()
  for (const record of [accepted, rejected]) await addSubmission(record)
  for (let turn = 0; turn < 2; turn++) await leaseNext(NOW)
  await markAccepted(accepted.id, { receipt: 'LAT', acceptedAt: '' })
  await markRejected(rejected.id, { code: 'invalid', message: '' })
  const left = contactRecord({ state: 'rejected', untold: true, authorLeft: true })
  for (const record of [expired, waiting, left]) await addSubmission(record)
  const untold = (await listUntold()).map(({ id }) => id)
  expect(untold.toSorted()).toEqual([accepted.id, rejected.id, expired.id].toSorted())

  await markTold([accepted.id, rejected.id, waiting.id, 'gone'])
  expect((await listUntold()).map(({ id }) => id)).toEqual([expired.id])
  expect(await getSubmission(waiting.id)).toEqual(waiting)
})
