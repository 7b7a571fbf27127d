import { expect, test } from 'vitest'
import { shortTitle } from './short-title.ts'

test('a title of 50 characters stays whole', () => {
  expect(shortTitle('x'.repeat(50))).toBe('x'.repeat(50))
})

test('a longer title is cut at 50 characters and gets dots', () => {
  expect(shortTitle('x'.repeat(51))).toBe(`${'x'.repeat(50)}...`)
})

test('a Vietnamese title is counted by what a reader sees', () => {
  expect(shortTitle('ế'.repeat(50))).toBe('ế'.repeat(50))
})
