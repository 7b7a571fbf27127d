import { expect, test } from 'vitest'
import { localDate, localDateAndTime } from './local-date.ts'

const AFTERNOON = new Date(2026, 11, 3, 14, 30).getTime()
const MORNING = new Date(2026, 1, 14, 8, 5).getTime()

test('dates are written as readers of each language write them', () => {
  expect(localDate(AFTERNOON, 'en')).toBe('3 Dec 2026')
  expect(localDate(AFTERNOON, 'vi')).toBe('3/12/2026')
})

test('the time of day follows the date in English and precedes it in Vietnamese', () => {
  expect(localDateAndTime(AFTERNOON, 'en')).toBe('3 Dec 2026, 14:30')
  expect(localDateAndTime(AFTERNOON, 'vi')).toBe('14:30, 3/12/2026')
  expect(localDateAndTime(MORNING, 'vi')).toBe('08:05, 14/2/2026')
})
