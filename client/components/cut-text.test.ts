import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a text of 135 characters stays whole', () => {
  expect(cutText('x'.repeat(135), 135)).toBe('x'.repeat(135))
  expect(cutText('', 135)).toBe('')
})

test('a longer text is cut at 135 characters and gets an ellipsis', () => {
  expect(cutText('x'.repeat(136), 135)).toBe(`${'x'.repeat(135)}…`)
})

test('no space stands before the ellipsis', () => {
  expect(cutText('one two three', 8)).toBe('one two…')
  expect(cutText('one two three', 7)).toBe('one two…')
})

test('a letter with marks or a sign beyond the basic plane counts as one character', () => {
  expect(cutText('ế'.repeat(136), 135)).toBe(`${'ế'.repeat(135)}…`)
  expect(cutText('🧱🧱🧱', 2)).toBe('🧱🧱…')
})

test('a title in the breadcrumb ends in three dots', () => {
  expect(cutText('x'.repeat(50), 50, '...')).toBe('x'.repeat(50))
  expect(cutText('x'.repeat(51), 50, '...')).toBe(`${'x'.repeat(50)}...`)
})
