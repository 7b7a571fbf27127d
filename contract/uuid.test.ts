import { expect, test } from 'vitest'
import { isUuid } from './uuid.ts'

test.each(['7b3c9a01-2f44-4abc-9def-1234567890ab', '7B3C9A01-2F44-4ABC-9DEF-1234567890AB'])('%s is a UUID', (text) => {
  expect(isUuid(text)).toBe(true)
})

test.each([
  '',
  'x',
  '7b3c9a012f444abc9def1234567890ab',
  '7b3c9a01-2f44-4abc-9def-1234567890ab\r\n',
  '7b3c9a01-2f44-4abc-9def-1234567890ag',
])('%j is no UUID', (text) => {
  expect(isUuid(text)).toBe(false)
})
