import path from 'node:path'
import { expect, test } from 'vitest'
import { requireStart } from './require-start.ts'

const SOURCE = path.resolve(import.meta.dirname, '../..')

test('a release that starts with its settings is good, also while their services cannot be reached', () =>
  // Nothing listens on port 1, so the relay can reach neither service.
  requireStart(SOURCE, { DATABASE_URL: 'postgres://127.0.0.1:1/lat', SMTP_URL: 'smtp://127.0.0.1:1', DAILY_MB: '10' }))

test.each([{ DAILY_MB: 'many' }, { SMTP_URL: 'mail.example' }])('a release that refuses %o is refused', (settings) =>
  expect(requireStart(SOURCE, settings)).rejects.toThrow(
    `The release refuses its settings: ${Object.keys(settings)[0]} should be`,
  ),
)
