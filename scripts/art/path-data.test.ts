import { describe, expect, test } from 'vitest'
import { transformPath } from './path-data.ts'

describe('path data', () => {
  test('is written relative, lines along an axis short', () => {
    expect(transformPath('M10 10H20V30L5 5Z', {})).toBe('M10 10h10v20l-15-25z')
  })

  test('goes on from the start of a closed outline', () => {
    expect(transformPath('M10 10h5v5zm2 2h1', {})).toBe('M10 10h5v5zm2 2h1')
  })

  test('is scaled, turned over and moved', () => {
    expect(transformPath('M0 100L50 0', { scale: [0.1, -0.1], origin: [3, 40] })).toBe('M3 30l5 10')
  })

  test('writes shorthands of curves out', () => {
    expect(transformPath('M0 0C0 5 5 10 10 10S20 5 20 0', {})).toBe('M0 0c0 5 5 10 10 10 5 0 10-5 10-10')
    expect(transformPath('M0 0Q5 10 10 0T20 0', {})).toBe('M0 0q5 10 10 0 5-10 10 0')
  })

  test('reads the flags of an arc without separators', () => {
    expect(transformPath('M0 0a2 2 0 014 0', { scale: [2, 2] })).toBe('M0 0a4 4 0 0 1 8 0')
  })

  test('does not let rounding add up', () => {
    expect(transformPath(`M0 0${'h.4'.repeat(10)}`, { decimals: 0 })).toBe('M0 0h1 1 1 1')
  })

  test('reads numbers with an exponent', () => {
    expect(transformPath('M1e1 2e-1h5', {})).toBe('M10 .2h5')
  })

  test('refuses a command that does not exist', () => {
    expect(() => transformPath('M0 0x5', {})).toThrow(RangeError)
  })
})
