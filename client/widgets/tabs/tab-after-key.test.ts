import { expect, test } from 'vitest'
import { tabAfterKey } from './tab-after-key.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s leads from tab %i of three to tab %i', (key, from, to) => {
  expect(tabAfterKey(key, from, 3)).toBe(to)
})

test('other keys select nothing', () => {
  expect(tabAfterKey('ArrowDown', 0, 3)).toBeUndefined()
})
