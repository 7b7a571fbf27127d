import { expect, test } from 'vitest'
import { statusCode } from '#contract/submission/receipt-code.ts'
import { parseCommand } from './command-line.ts'
import { UsageError } from './operator-errors.ts'

const NOW = new Date('2026-06-11T00:00:00.000Z')

test('submissions are named by receipt, id, address, age and state', () => {
  const id = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
  const args = ['erase', 'lat-7f3k-9qx2', id.toUpperCase(), 'Oi@Example.com', '--older-than', '10', '--state', 'sent']
  expect(parseCommand(args, NOW)).toMatchObject({
    name: 'erase',
    yes: false,
    selection: {
      receipts: ['LAT-7F3K-9QX2'],
      ids: [id],
      emails: ['oi@example.com'],
      state: 'sent',
      acceptedBefore: new Date('2026-06-01T00:00:00.000Z'),
    },
  })
})

test('receipts may be written as people say them, and status codes and their links name a submission', () => {
  const which = (name: string) => parseCommand(['show', name])?.selection
  for (const said of ['7f3k-9qx2', 'LAT7F3K9QX2', 'lat-7f3k9qx2'])
    expect(which(said), said).toMatchObject({ receipts: ['LAT-7F3K-9QX2'], ids: [] })
  expect(which('LAT-OIL0-9QX2')).toMatchObject({ receipts: ['LAT-0110-9QX2'] })
  const id = '3bc6a4ba-8f1e-4c6d-9a5b-0123456789ab'
  for (const code of [statusCode(id), `https://lat.example/vi/status#${statusCode(id)}`])
    expect(which(code), code).toMatchObject({ receipts: [], ids: [id] })
})

test('`--receipt` names submissions by their receipt alone, unless others are named as well', () => {
  const erase = (...args: string[]) => parseCommand(['erase', ...args], NOW)
  const receipt = ['--receipt', 'LAT-7F3K-9QX2']
  expect(erase(...receipt)).toMatchObject({ yes: false, byReceipt: true, selection: { receipts: ['LAT-7F3K-9QX2'] } })
  expect(erase(...receipt, 'oi@example.com')).toMatchObject({ byReceipt: false })
  expect(erase('LAT-7F3K-9QX2')).toMatchObject({ byReceipt: false })
})

test.each([[[]], [['--help']], [['erase', '--help']]])('%j asks for help', (args) => {
  expect(parseCommand(args)).toBeUndefined()
})

test('`import` takes any number of files', () => {
  expect(parseCommand(['import', 'a', 'b', 'a b'])?.files).toEqual(['a', 'b', 'a b'])
  expect(parseCommand(['list'])?.files).toEqual([])
})

test.each([
  [['delete'], 'delete is none of'],
  [['list', 'LAT-7F3K'], 'neither a receipt'],
  [['list', 'LAT-7F3K-9QXU'], 'neither a receipt'],
  [['list', '--yes'], 'list has no option --yes'],
  [['list', '--everything'], '--everything'],
  [['list', '--state', 'lost'], 'lost is none of'],
  [['purge', '--older-than', '1w'], 'a number of days'],
  [['purge', 'oi@example.com'], 'purge takes no oi@example.com'],
  [['keys', 'delete'], 'keys takes no delete'],
  [['import'], 'import needs'],
  [['erase', '--yes'], 'erase needs'],
  [['erase', '--receipt', 'oi@example.com'], 'oi@example.com is not a receipt'],
  [['retry'], 'retry needs'],
  [['settle'], 'settle needs'],
  [['purge', '--older-than', '-1'], '--older-than'],
  [['export', 'oi@example.com'], 'export needs --to'],
  [['backup'], 'backup needs --to'],
])('%j is not understood, in one line', (args, message) => {
  const parse = () => parseCommand(args)
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(message)
  expect(parse).toThrow(/^[^\n]+$/)
})
