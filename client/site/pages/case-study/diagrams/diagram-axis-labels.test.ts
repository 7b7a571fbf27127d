import { expect, test } from 'vitest'
import { axisLabels } from './diagram-axis-labels.ts'

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word}${index + 1}`)

/**
 * Returns the names that an axis of a certain width shows. `rooms` lists the values of `AxisLabel.room` that fit this
 * width: `any` alone for the narrowest axis, all three for a wide one.
 */
function namesIn(rooms: string[], names: string[]): string[] {
  return axisLabels(names, names.length - 1, 1)
    .filter(({ room }) => rooms.includes(room))
    .map(({ name }) => name)
}

test('short names are all shown, but not on the narrowest axis', () => {
  const names = numbered('', 9)
  expect(namesIn(['any', 'narrow'], names)).toEqual(names)
  expect(namesIn(['any'], names)).toEqual(['1', '9'])
})

test('of long names those at equal distances are shown, fewer on a narrow axis', () => {
  const names = numbered('Tuần ', 13)
  const wide = namesIn(['any', 'narrow', 'wide'], names)
  const narrow = namesIn(['any', 'narrow'], names)
  expect(wide).toEqual([1, 3, 5, 7, 9, 11, 13].map((week) => `Tuần ${week}`))
  expect(narrow).toEqual([1, 5, 9, 13].map((week) => `Tuần ${week}`))
})

test('the first and the last name are always shown', () => {
  const names = numbered('Quý đầu năm ', 11)
  expect(namesIn(['any'], names)).toEqual([names[0], names[10]])
})

test('a name that would touch the last one is left out', () => {
  expect(namesIn(['any', 'narrow', 'wide'], numbered('Tuần ', 12))).not.toContain('Tuần 11')
})
