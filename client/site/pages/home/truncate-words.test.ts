import { expect, test } from 'vitest'
import { truncateWords } from './truncate-words.ts'

test.each([
  ['one two three', 3, 'one two three'],
  ['one two three four', 3, 'one two three…'],
  ['  one \n two  ', 3, 'one two'],
  ['one, two, three', 2, 'one, two…'],
  ['grew by 30% today', 3, 'grew by 30%…'],
  ['Từ ứng dụng hay bị xóa', 4, 'Từ ứng dụng hay…'],
])('%j truncated to %i words is %j', (text, maxCount, truncated) => {
  expect(truncateWords(text, maxCount)).toBe(truncated)
})
