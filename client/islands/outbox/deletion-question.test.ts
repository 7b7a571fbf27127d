import { expect, it } from 'vitest'
import type { SubmissionRecord } from '#client/device/outbox/submission-record.ts'
import { deletionQuestion } from './deletion-question.ts'

it.each([
  ['queued', 'waiting'],
  ['sending', 'waiting'],
  ['rejected', 'unsent'],
  ['expired', 'unsent'],
  ['accepted', 'finished'],
] as const)('the question before a %s submission is deleted is "%s"', (state, question) => {
  expect(deletionQuestion({ id: 'a', state } as SubmissionRecord)).toBe(question)
})
