import { expect, it } from 'vitest'
import type { SubmissionRecord } from '#client/device/database/submission-record.ts'
import { deletionQuestion, isDeletable } from './deletion-question.ts'

it.each([
  ['queued', 0, 'waiting'],
  ['queued', 1, 'uncertain'],
  ['sending', 1, 'uncertain'],
  ['rejected', 1, 'unsent'],
  ['expired', 0, 'unsent'],
  ['expired', 1, 'uncertain'],
  ['accepted', 1, 'finished'],
] as const)('the question before a submission, %s after %i tries, is deleted is "%s"', (state, attempts, question) => {
  expect(deletionQuestion({ id: 'a', state, attempts } as SubmissionRecord)).toBe(question)
})

it('the question before a delivered submission, which a full device still has, says that it has reached us', () => {
  expect(deletionQuestion({ id: 'a', state: 'accepted', isUnstored: true } as SubmissionRecord)).toBe('delivered')
})

it.each([
  ['queued', undefined, true],
  ['queued', true, false],
  ['sending', true, false],
  ['rejected', true, true],
  ['expired', true, true],
] as const)(
  'whether a submission, %s, whose author has left: %s, can be deleted: %s',
  (state, authorLeft, expected) => {
    expect(isDeletable({ id: 'a', state, authorLeft } as SubmissionRecord)).toBe(expected)
  },
)
