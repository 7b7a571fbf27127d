import { expect, test } from 'vitest'
import { proseBlocks } from './prose-blocks.ts'

test('a text is split into paragraphs and lists', () => {
  expect(proseBlocks('First - with a dash.\n\n- one\n- two\n\nLast.')).toEqual([
    { kind: 'paragraph', text: 'First - with a dash.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'paragraph', text: 'Last.' },
  ])
})
