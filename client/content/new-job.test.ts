import { expect, test } from 'vitest'
import { newUntil } from './new-job.ts'

test('a job is new for sixty days where the company is', () => {
  expect(newUntil('2026-01-05')).toBe('2026-03-05T17:00:00.000Z')
})
