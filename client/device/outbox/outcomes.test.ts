import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { leaseNext, markAccepted, markRejected } from '#client/device/sending/sending-states.ts'
import { addSubmission, countNeeds, getSubmission, listSubmissions } from './outbox.ts'
import { listUntold, markTold } from './outcomes.ts'
import { contactRecord, emptyOutbox, NOW } from './testing.ts'

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

test('submissions that need their author are counted beside those that wait, told or not', async () => {
  await addSubmission(contactRecord())
  await addSubmission(contactRecord({ state: 'rejected', untold: true }))
  await addSubmission(contactRecord({ state: 'expired' }))
  expect(countNeeds(await listSubmissions())).toEqual({ waiting: 1, attention: 2 })
})
