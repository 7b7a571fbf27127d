import { expect, test } from 'vitest'
import { storyParts } from './story-parts.ts'

test('a section is cut before its headings, whether it begins with one or not', () => {
  expect(storyParts('Rain.\n\n### Mud\n\nDeep.\n\n- Wet\n\n### Sun')).toEqual([
    'Rain.',
    '### Mud\n\nDeep.\n\n- Wet',
    '### Sun',
  ])
  expect(storyParts('### Mud\n\nDeep.')).toEqual(['### Mud\n\nDeep.'])
  expect(storyParts('Rain. ### is no heading')).toEqual(['Rain. ### is no heading'])
})
