import { expect, test } from 'vitest'
import { closingTime, isoClosingDate } from './closing-date.ts'

test('a closing date as machines read it', () => {
  expect(isoClosingDate('31.12.2025')).toBe('2025-12-31')
})

test('it ends with the day in Ho Chi Minh City', () => {
  const lastSecond = new Date(closingTime('28.02.2026'))
  const clock = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Asia/Ho_Chi_Minh',
  })
  expect(clock.format(lastSecond)).toBe('28/02/2026, 23:59:59')
})
