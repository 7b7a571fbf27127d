import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('it has what RFC 9116 asks for, and ends in less than a year', () => {
  const built = new Date('2026-11-23T10:00:00.123Z')
  const lines = securityTxt('https://tiles.example/', 'security@tiles.example', built).split('\n')
  expect(lines).toContain('Contact: mailto:security@tiles.example')
  expect(lines).toContain('Canonical: https://tiles.example/.well-known/security.txt')
  const [expires] = lines.filter((line) => line.startsWith('Expires: '))
  expect(expires).toMatch(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const days = (Date.parse(`${expires}`.slice('Expires: '.length)) - built.getTime()) / DAY_MS
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})
