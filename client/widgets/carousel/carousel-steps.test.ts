import { expect, test } from 'vitest'
import { slideAfter, stepForKey, stepForSwipe } from './carousel-steps.ts'

test('the slide after the last is the first, the slide before the first is the last', () => {
  expect([0, 1, 2].map((index) => slideAfter(index, 1, 3))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((index) => slideAfter(index, -1, 3))).toEqual([2, 0, 1])
})

test('arrow keys move by one slide, Home and End lead to the first and the last slide', () => {
  for (const index of [0, 1, 2]) {
    expect(slideAfter(index, stepForKey('Home', index, 3) ?? NaN, 3)).toBe(0)
    expect(slideAfter(index, stepForKey('End', index, 3) ?? NaN, 3)).toBe(2)
  }
  expect(stepForKey('ArrowLeft', 0, 3)).toBe(-1)
  expect(stepForKey('ArrowRight', 2, 3)).toBe(1)
})

test('other keys move nothing', () => {
  for (const key of ['Enter', ' ', 'ArrowDown', 'Tab', 'a']) expect(stepForKey(key, 1, 3), key).toBeUndefined()
})

test('a swipe to the left brings the next slide, a swipe to the right the previous one', () => {
  expect(stepForSwipe(-80, 10)).toBe(1)
  expect(stepForSwipe(80, -10)).toBe(-1)
})

test('a tap and a mostly vertical move are no swipes', () => {
  expect(stepForSwipe(-12, 3)).toBe(0)
  expect(stepForSwipe(60, 90)).toBe(0)
})
