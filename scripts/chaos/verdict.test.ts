import { expect, test } from 'vitest'
import type { Copy } from './mail-server.ts'
import { type Evidence, judge, noteRecorded } from './verdict.ts'

const copy = (changes: Partial<Copy> = {}): Copy => ({
  id: 'a',
  relay: 'first',
  startedAt: 10,
  takenAt: 11,
  isAnswered: true,
  fileDigest: '',
  hasOwnText: true,
  ...changes,
})
const again = copy({ relay: 'second', startedAt: 30, takenAt: 31 })

const evidence = (changes: Partial<Evidence> = {}): Evidence => ({
  accepted: [{ id: 'a', createdAt: 0, resume: undefined, resumeDigest: '' }],
  copies: [copy()],
  recorded: new Map([['a', 40]]),
  deaths: new Map(),
  unrecorded: new Set(),
  ...changes,
})
const CLEAN = { lost: [], changed: [], strays: [], unanswered: 0, killed: 0, forgotten: 0, unexplained: [] }

test('one copy of each mail is correct', () => expect(judge(evidence())).toEqual(CLEAN))

test('a receipt without a mail is lost', () =>
  expect(judge(evidence({ copies: [] }))).toEqual({ ...CLEAN, lost: ['a'] }))

test('a file that is not the one that was sent is found', () =>
  expect(judge(evidence({ copies: [copy({ fileDigest: 'other' })] }))).toEqual({ ...CLEAN, changed: ['a'] }))

test('the text of another submission is found', () =>
  expect(judge(evidence({ copies: [copy({ hasOwnText: false })] }))).toEqual({ ...CLEAN, changed: ['a'] }))

test('a mail of a submission that nobody sent is found', () =>
  expect(judge(evidence({ copies: [copy(), copy({ id: 'b' })] }))).toEqual({ ...CLEAN, strays: ['b'] }))

test('a second copy is in the window after a missing answer', () =>
  expect(judge(evidence({ copies: [copy({ isAnswered: false }), again] }))).toEqual({ ...CLEAN, unanswered: 1 }))

test('a second copy is in the window when the relay died before it could write that the mail is sent', () => {
  const copies = [copy(), again]
  expect(judge(evidence({ copies, deaths: new Map([['first', [20]]]) }))).toEqual({ ...CLEAN, killed: 1 })
  for (const deaths of [new Map(), new Map([['first', [5, 50]]]), new Map([['second', [20]]])]) {
    expect(judge(evidence({ copies, deaths }))).toEqual({ ...CLEAN, unexplained: ['a'] })
  }
})

test('a second copy is in the window when the store could not write that the mail is sent', () => {
  const copies = [copy(), again]
  expect(judge(evidence({ copies, unrecorded: new Set(['a']) }))).toEqual({ ...CLEAN, forgotten: 1 })
  expect(judge(evidence({ copies, unrecorded: new Set(['b']) }))).toEqual({ ...CLEAN, unexplained: ['a'] })
})

test('a second record of a mail does not hide that the first one came before its second copy', () => {
  const recorded = new Map<string, number>()
  for (const time of [25, 40]) noteRecorded(recorded, 'a', time)
  const copies = [copy({ isAnswered: false }), again]
  expect(judge(evidence({ copies, recorded }))).toEqual({ ...CLEAN, unexplained: ['a'] })
})

test('nothing explains a copy of a mail that is written down as sent', () => {
  const copies = [copy({ isAnswered: false }), again]
  const deaths = new Map([['first', [20]]])
  expect(judge(evidence({ copies, deaths, recorded: new Map([['a', 25]]) }))).toEqual({ ...CLEAN, unexplained: ['a'] })
})
