import { expect, test } from 'vitest'
import { indexAfter, stepForKey } from './arrow-keys.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['End', 2, 2],
])('%s leads from item %i of three to item %i', (key, from, to) => {
  expect(indexAfter(from, stepForKey(key, from, 3) ?? NaN, 3)).toBe(to)
})

test('other keys move nothing', () => {
  for (const key of ['Enter', ' ', 'ArrowDown', 'Tab', 'a']) expect(stepForKey(key, 1, 3), key).toBeUndefined()
})
