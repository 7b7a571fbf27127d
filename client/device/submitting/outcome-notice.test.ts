import { expect, test } from 'vitest'
import type { FinishedSubmission } from '#client/device/outbox/outcomes.ts'
import { contactRecord } from '#client/device/testing/sample-submissions.ts'
import { LOCALES } from '#contract/addresses.ts'
import { outcomeSentences } from './outcome-notice.ts'

const finished = (state: 'accepted' | 'rejected' | 'expired', receipt: string) =>
  contactRecord({ state, receipt } as object) as FinishedSubmission

test.each(LOCALES)(
  'each outcome has a sentence in %s, one with its receipt or several with their number, the more urgent first',
  (locale) => {
    const words = outcomeSentences(
      [
        finished('accepted', 'LAT-1'),
        finished('expired', 'LAT-2'),
        finished('expired', 'LAT-3'),
        finished('rejected', 'LAT-4'),
      ],
      locale,
    )
    expect(words.indexOf('LAT-4')).toBeLessThan(words.indexOf('LAT-1'))
    expect(words).toContain('LAT-1')
    expect(words).not.toMatch(/LAT-[23]/)
    expect(words).toMatch(/\b2 (entries|mục)/)
  },
)

test('without submissions there are no words', () => {
  expect(outcomeSentences([], 'vi')).toBe('')
})
