import { expect, it } from 'vitest'
import type { SubmissionRecord, SubmissionState } from '#client/device/outbox/submission-record.ts'
import { deletionQuestion, stateChanges } from './state-changes.ts'

const record = (id: string, state: SubmissionState) => ({ id, state }) as SubmissionRecord

it('tells which submissions have come into another state', () => {
  const before = [record('a', 'queued'), record('b', 'sending'), record('c', 'accepted')]
  const now = [record('a', 'queued'), record('b', 'accepted'), record('c', 'accepted')]
  expect(stateChanges(before, now).map(({ id }) => id)).toEqual(['b'])
})

it('does not call a new or a deleted submission changed', () => {
  expect(stateChanges([record('gone', 'queued')], [record('new', 'queued')])).toEqual([])
})

it.each([
  ['queued', 'waiting'],
  ['sending', 'waiting'],
  ['rejected', 'unsent'],
  ['expired', 'unsent'],
  ['accepted', 'finished'],
] as const)('asks about a %s one as %s', (state, question) => {
  expect(deletionQuestion(record('a', state))).toBe(question)
})
