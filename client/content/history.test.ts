import { expect, test } from 'vitest'
import { periods } from './history.ts'

test('the periods are those of docs/product.md §2.10', () => {
  expect(periods.map(({ from, to }) => `${from}-${to}`)).toEqual(['2000-2005', '2005-2010', '2010-2015'])
})

test('each period ends with its milestone', () => {
  for (const { to, events } of periods) {
    expect(events.filter(({ isMilestone }) => isMilestone).map(({ year }) => year)).toEqual([to])
    expect(events.at(-1)?.isMilestone).toBe(true)
  }
})

test('events lie in their period, in the order of time', () => {
  for (const { from, to, events } of periods) {
    const years = events.map(({ year }) => year)
    expect([from, ...years, to]).toEqual([from, ...years, to].toSorted((a, b) => a - b))
  }
})
