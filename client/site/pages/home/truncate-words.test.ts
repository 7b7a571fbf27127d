import { expect, test } from 'vitest'
import { cutWords } from './cut-words.ts'

test.each([
  ['one two three', 3, 'one two three'],
  ['one two three four', 3, 'one two three…'],
  ['  one \n two  ', 3, 'one two'],
  ['one, two, three', 2, 'one, two…'],
  ['grew by 30% today', 3, 'grew by 30%…'],
  ['Từ ứng dụng hay bị xóa', 4, 'Từ ứng dụng hay…'],
])('%j cut at %i words is %j', (text, maxCount, cut) => {
  expect(cutWords(text, maxCount)).toBe(cut)
})
