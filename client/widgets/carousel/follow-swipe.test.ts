import { expect, test } from 'vitest'
import { stepForSwipe } from './follow-swipe.ts'

test('a swipe to the left brings the next slide, a swipe to the right the previous one', () => {
  expect(stepForSwipe(-80, 10)).toBe(1)
  expect(stepForSwipe(80, -10)).toBe(-1)
})

test('a tap and a mostly vertical move are no swipes', () => {
  expect(stepForSwipe(-12, 3)).toBe(0)
  expect(stepForSwipe(60, 90)).toBe(0)
})
