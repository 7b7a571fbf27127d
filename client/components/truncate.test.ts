import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test('a text of 135 characters stays whole', () => {
  expect(truncate('x'.repeat(135), 135)).toBe('x'.repeat(135))
  expect(truncate('', 135)).toBe('')
})

test('a longer text is cut at 135 characters and gets an ellipsis', () => {
  expect(truncate('x'.repeat(136), 135)).toBe(`${'x'.repeat(135)}…`)
})

test('no space stands before the ellipsis', () => {
  expect(truncate('one two three', 8)).toBe('one two…')
  expect(truncate('one two three', 7)).toBe('one two…')
})

test('a letter with marks or a sign beyond the basic plane counts as one character', () => {
  expect(truncate('ế'.repeat(136), 135)).toBe(`${'ế'.repeat(135)}…`)
  expect(truncate('🧱🧱🧱', 2)).toBe('🧱🧱…')
})

test('the caller may choose another ellipsis', () => {
  expect(truncate('x'.repeat(50), 50, '...')).toBe('x'.repeat(50))
  expect(truncate('x'.repeat(51), 50, '...')).toBe(`${'x'.repeat(50)}...`)
})
