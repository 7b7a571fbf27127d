import { expect, test } from 'vitest'
import { labelPositions } from './lines-diagram-label-positions.ts'

test('labels stand at the ends of lines that are far apart', () => {
  expect(labelPositions([80, 20])).toEqual([80, 20])
  expect(labelPositions([30])).toEqual([30])
})

test('labels of lines that end at one point stand below each other', () => {
  expect(labelPositions([50, 50])).toEqual([50, 68])
})

test('labels stay inside the height of the drawing', () => {
  expect(labelPositions([97, 98])).toEqual([82, 100])
  expect(labelPositions([2, 1])).toEqual([19, 1])
})
