import { expect, test } from 'vitest'
import { receiptCode } from './receipt-code.ts'

test('a receipt code follows from the submission’s UUID alone, in any case', () => {
  expect(receiptCode('00000000-0000-4000-8000-000000000000')).toBe('LAT-0000-0000')
  expect(receiptCode('ffffffff-ff00-4000-8000-000000000000')).toBe('LAT-ZZZZ-ZZZZ')
  expect(receiptCode('7B3C9A01-2F44-4abc-9def-1234567890AB')).toBe(receiptCode('7b3c9a01-2f44-4abc-9def-1234567890ab'))
})

test('a receipt code has no letters that are mistaken for digits', () => {
  for (let round = 0; round < 200; round++) {
    expect(receiptCode(crypto.randomUUID())).toMatch(/^LAT-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  }
})
