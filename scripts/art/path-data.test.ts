import { describe, expect, test } from 'vitest'
import { wholeNumberPath } from './path-data.ts'

describe('path data in whole numbers', () => {
  test('is relative, with short commands for lines along an axis', () => {
    expect(wholeNumberPath('M10 10H20V30L5 5Z')).toBe('M10 10h10v20l-15-25z')
  })

  test('continues from the start of a closed outline', () => {
    expect(wholeNumberPath('M10 10h5v5zm2 2h1')).toBe('M10 10h5v5zm2 2h1')
  })

  test('writes the shorthands of curves out', () => {
    expect(wholeNumberPath('M0 0C0 5 5 10 10 10S20 5 20 0')).toBe('M0 0c0 5 5 10 10 10 5 0 10-5 10-10')
    expect(wholeNumberPath('M0 0Q5 10 10 0T20 0')).toBe('M0 0q5 10 10 0 5-10 10 0')
  })

  test('reads the flags of an arc without separators', () => {
    expect(wholeNumberPath('M0 0a2 2 0 014 0')).toBe('M0 0a2 2 0 0 1 4 0')
  })

  test('does not let rounding errors add up', () => {
    expect(wholeNumberPath(`M0 0${'h.4'.repeat(10)}`)).toBe('M0 0h1 1 1 1')
  })

  test('reads numbers with an exponent', () => {
    expect(wholeNumberPath('M1e1 2e-1h5')).toBe('M10 0h5')
  })

  test('refuses a command that does not exist', () => {
    expect(() => wholeNumberPath('M0 0x5')).toThrow(RangeError)
  })
})
