import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { addSubmission, getSubmission } from './outbox.ts'
import { deletionTime, endRetention } from './retention.ts'
import type { PendingSubmission, SubmissionState } from './submission-record.ts'
import { applicationSample, contactRecord, DAY_MS, emptyOutbox, NOW, storedFiles } from './testing.ts'

beforeEach(emptyOutbox)

const day = (days: number) => NOW - days * DAY_MS
const YEAR_MS = 365 * DAY_MS

async function stateOf({ id }: PendingSubmission): Promise<SubmissionState | undefined> {
  return (await getSubmission(id))?.state
}

test('what has waited for 30 days expires and stays, unless it is just being sent', async () => {
  const old = contactRecord({ createdAt: day(31) })
  const young = contactRecord({ createdAt: day(29) })
  const leased = contactRecord({ createdAt: day(31), state: 'sending', leaseUntil: NOW + 1 })
  const abandoned = contactRecord({ createdAt: day(31), state: 'sending', leaseUntil: NOW })
  for (const record of [old, young, leased, abandoned]) await addSubmission(record)
  await endRetention(NOW)
  const states = await Promise.all([old, young, leased, abandoned].map(stateOf))
  expect(states).toEqual(['expired', 'queued', 'sending', 'expired'])
  expect(await getSubmission(old.id)).toMatchObject({ payload: old.payload })
})

test.each(['rejected', 'expired'] as const)('what was %s is deleted after 30 days, with its file', async (state) => {
  const old = await applicationSample({ state, createdAt: day(60), countsFrom: day(31) })
  const young = await applicationSample({ state, createdAt: day(60), countsFrom: day(29) })
  for (const { record, resume } of [old, young]) await addSubmission(record, { resume })
  expect(deletionTime(young.record)).toBe(NOW + DAY_MS)
  await endRetention(NOW)
  expect(await stateOf(old.record)).toBeUndefined()
  expect(await stateOf(young.record)).toBe(state)
  expect(await storedFiles()).toEqual([young.record.id])
})

test('what expires is kept for 30 more days, and says until when', async () => {
  const record = contactRecord({ createdAt: day(31) })
  await addSubmission(record)
  await endRetention(NOW)
  const expired = (await getSubmission(record.id)) as PendingSubmission
  expect(deletionTime(expired)).toBe(NOW + 30 * DAY_MS)
  await endRetention(NOW + 29 * DAY_MS)
  expect(await stateOf(record)).toBe('expired')
  await endRetention(NOW + 31 * DAY_MS)
  expect(await stateOf(record)).toBeUndefined()
})

test('what was refused before there was a time for it is told a time first', async () => {
  const record = contactRecord({ state: 'rejected', createdAt: day(90) })
  await addSubmission(record)
  await endRetention(NOW)
  expect(deletionTime((await getSubmission(record.id)) as PendingSubmission)).toBe(NOW + 30 * DAY_MS)
})

test('a receipt is kept', async () => {
  const { id, kind, locale, receipt } = contactRecord()
  const accepted = { id, kind, locale, receipt, createdAt: day(100), state: 'accepted', acceptedAt: '' } as const
  await addSubmission(accepted as never)
  await endRetention(NOW)
  expect(await getSubmission(id)).toEqual(accepted)
})

describe('a clock that was wrong', () => {
  test.each([
    ['not set', Date.UTC(1970, 0, 2)],
    ['behind by many years', Date.UTC(2012, 0)],
    ['behind by a year', NOW - YEAR_MS],
    ['ahead by a year', NOW + YEAR_MS],
    ['ahead by many years', NOW + 20 * YEAR_MS],
  ])('while it was written, %s, lets nothing expire; its 30 days begin now', async (_name, createdAt) => {
    const record = contactRecord({ createdAt })
    await addSubmission(record)
    await endRetention(NOW)
    await endRetention(NOW + 29 * DAY_MS)
    expect(await stateOf(record)).toBe('queued')
    await endRetention(NOW + 31 * DAY_MS)
    expect(await stateOf(record)).toBe('expired')
  })

  test.each([
    ['behind', Date.UTC(2012, 0)],
    ['ahead', NOW + 5 * YEAR_MS],
  ])(
    'after it was written, %s, lets nothing expire or go, neither then nor when it is set right',
    async (_name, wrong) => {
      const waiting = contactRecord({ createdAt: day(1) })
      const refused = contactRecord({ state: 'rejected', createdAt: day(1), countsFrom: day(1) })
      for (const record of [waiting, refused]) await addSubmission(record)
      await endRetention(wrong)
      await endRetention(NOW)
      expect([await stateOf(waiting), await stateOf(refused)]).toEqual(['queued', 'rejected'])
    },
  )
})
