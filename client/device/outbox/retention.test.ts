import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askRelayTime } from '#client/device/captcha/fetch-challenge.ts'
import type { SubmissionState, UnacceptedSubmission } from '#client/device/database/submission-record.ts'
import { deletionTime } from '#client/device/database/submission-times.ts'
import { sendOutbox } from '#client/device/sending/send-outbox.ts'
import { errorReply, relayClock } from '#client/device/testing/fake-relay.ts'
import { emptyOutbox, storedFileIds } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample, contactRecord, DAY_MS, NOW } from '#client/device/testing/sample-submissions.ts'
import { addSubmission, getSubmission } from './outbox.ts'
import { markTold } from './outcomes.ts'
import { applyRetention } from './retention.ts'

// The clock is stopped, because the tests compare times to the millisecond.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  await emptyOutbox()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const day = (days: number) => NOW + days * DAY_MS

async function stateOf({ id }: UnacceptedSubmission): Promise<SubmissionState | undefined> {
  return (await getSubmission(id))?.state
}

/** A visit at `time` by the relay's clock. By the device's clock it is at `deviceTime`, which may differ. */
async function visit(time: number, deviceTime = time): Promise<void> {
  relayClock(time)
  await applyRetention(deviceTime)
}

test('a submission expires 30 days after the first attempt and stays, unless it is sent now or is due', async () => {
  const old = contactRecord({ countsFrom: day(-31), nextAttemptAt: NOW + 1 })
  const young = contactRecord({ countsFrom: day(-29), nextAttemptAt: NOW + 1 })
  const due = contactRecord({ countsFrom: day(-31), nextAttemptAt: NOW })
  const leased = contactRecord({ countsFrom: day(-31), state: 'sending', leaseUntil: NOW + 1 })
  const abandoned = contactRecord({ countsFrom: day(-31), state: 'sending', leaseUntil: NOW })
  for (const record of [old, young, due, leased, abandoned]) await addSubmission(record)
  await visit(NOW)
  const states = await Promise.all([old, young, due, leased, abandoned].map(stateOf))
  expect(states).toEqual(['expired', 'queued', 'queued', 'sending', 'sending'])
  expect(await getSubmission(old.id)).toMatchObject({ payload: old.payload })
})

test('the 30 days begin when the relay has been reached, whatever the device’s clock says', async () => {
  const record = contactRecord({ createdAt: day(-60) })
  await addSubmission(record)
  await visit(NOW)
  expect(await stateOf(record)).toBe('queued')
  vi.setSystemTime(day(100))
  relayClock(day(1))
  await askRelayTime()
  await sendOutbox({ fetch: async () => errorReply(503, 'unavailable') })
  await visit(day(30), day(100))
  expect(await stateOf(record)).toBe('queued')
  await visit(day(32), day(100))
  expect(await stateOf(record)).toBe('expired')
})

test.each([31, 60, 180])('a device clock that is %i days ahead lets nothing expire', async (ahead) => {
  const untried = contactRecord({ createdAt: NOW })
  const tried = contactRecord({ createdAt: NOW, attempts: 3, countsFrom: NOW, nextAttemptAt: day(ahead) + 1 })
  for (const record of [untried, tried]) await addSubmission(record)
  await visit(NOW, day(ahead))
  expect([await stateOf(untried), await stateOf(tried)]).toEqual(['queued', 'queued'])
})

test('without an answer of the relay nothing expires and nothing is deleted', async () => {
  const waiting = contactRecord({ countsFrom: day(-31), nextAttemptAt: NOW + 1 })
  const refused = contactRecord({ state: 'rejected', countsFrom: day(-31) })
  for (const record of [waiting, refused]) await addSubmission(record)
  vi.stubGlobal(
    'fetch',
    async () => new Response('<h1>Sign in</h1>', { headers: { Date: new Date(NOW).toUTCString() } }),
  )
  await applyRetention(NOW)
  expect([await stateOf(waiting), await stateOf(refused)]).toEqual(['queued', 'rejected'])
})

test('the relay is asked for the time only if something may expire', async () => {
  const fetch = relayClock(NOW)
  await addSubmission(contactRecord({ createdAt: day(-90) }))
  await addSubmission(contactRecord({ countsFrom: day(-29) }))
  await applyRetention(NOW)
  expect(fetch).not.toHaveBeenCalled()
})

test('a submission that waits has no time at which it will be deleted', () => {
  expect(deletionTime(contactRecord({ countsFrom: day(-29) }))).toBeUndefined()
})

describe.each(['rejected', 'expired'] as const)('a submission that was %s', (state) => {
  test('is deleted 30 days after its author was told, with its file', async () => {
    const old = await applicationSample({ state, countsFrom: day(-31) })
    const young = await applicationSample({ state, countsFrom: day(-29) })
    for (const { record, resume } of [old, young]) await addSubmission(record, { resume })
    expect(deletionTime(young.record)).toBe(day(1))
    await visit(NOW)
    expect(await stateOf(old.record)).toBeUndefined()
    expect(await stateOf(young.record)).toBe(state)
    expect(await storedFileIds()).toEqual([young.record.id])
  })

  test('stays until its author has been told', async () => {
    const record = contactRecord({ state, untold: true, countsFrom: day(-300) })
    await addSubmission(record)
    expect(deletionTime(record)).toBeUndefined()
    await visit(NOW)
    expect(await stateOf(record)).toBe(state)
    await markTold([record.id])
    await visit(day(29))
    expect(await stateOf(record)).toBe(state)
    await visit(day(61))
    expect(await stateOf(record)).toBeUndefined()
  })

  test('told offline has 30 days from the first visit that reaches the relay', async () => {
    const record = contactRecord({ state })
    await addSubmission(record)
    await visit(NOW)
    expect(deletionTime((await getSubmission(record.id)) as UnacceptedSubmission)).toBe(day(30))
  })
})

test('an expired submission is untold', async () => {
  const record = contactRecord({ countsFrom: day(-31), nextAttemptAt: NOW + 1 })
  await addSubmission(record)
  relayClock(NOW)
  await applyRetention(NOW)
  expect(await getSubmission(record.id)).toMatchObject({ state: 'expired', untold: true })
  expect(deletionTime((await getSubmission(record.id)) as UnacceptedSubmission)).toBeUndefined()
})

test('a receipt is kept', async () => {
  const { id, kind, locale, receipt } = contactRecord()
  const accepted = { id, kind, locale, receipt, createdAt: day(-100), state: 'accepted', acceptedAt: '' } as const
  await addSubmission(accepted as never)
  await visit(NOW)
  expect(await getSubmission(id)).toEqual(accepted)
})
