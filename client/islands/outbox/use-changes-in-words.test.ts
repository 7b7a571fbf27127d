import { expect, it } from 'vitest'
import type { SubmissionRecord, SubmissionState } from '#client/device/database/submission-record.ts'
import { changedSubmissions } from './use-changes-in-words.ts'

const record = (id: string, state: SubmissionState) => ({ id, state }) as SubmissionRecord

it('gives the submissions whose state has changed', () => {
  const before = [record('a', 'queued'), record('b', 'sending'), record('c', 'accepted')]
  const now = [record('a', 'queued'), record('b', 'accepted'), record('c', 'accepted')]
  expect(changedSubmissions(before, now).map(({ id }) => id)).toEqual(['b'])
})

it('gives neither new nor deleted submissions', () => {
  expect(changedSubmissions([record('gone', 'queued')], [record('new', 'queued')])).toEqual([])
})
