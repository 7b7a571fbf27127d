import { expect, test } from 'vitest'
import type { ReceivedMail } from './mail-server.ts'
import { type DuplicateReason, type Evidence, judge, noteSentLog, type Verdict } from './verdict.ts'

/** A mail of the submission `a`, which the relay `first` sent from time 10 to time 11. */
const mail = (changes: Partial<ReceivedMail> = {}): ReceivedMail => ({
  id: 'a',
  relay: 'first',
  startedAt: 10,
  receivedAt: 11,
  isAnswered: true,
  fileDigest: '',
  hasOwnText: true,
  ...changes,
})
/** The same mail, which the relay `second` sent again from time 30 to time 31. */
const duplicate = mail({ relay: 'second', startedAt: 30, receivedAt: 31 })

/** The record of a run without faults: one accepted submission, one mail, and its "mail sent" at time 40. */
const evidence = (changes: Partial<Evidence> = {}): Evidence => ({
  accepted: [{ id: 'a', createdAt: 0, resume: undefined, resumeDigest: '' }],
  mails: [mail()],
  sentLogTimes: new Map([['a', 40]]),
  killTimes: new Map(),
  unrecordedTries: new Set(),
  ...changes,
})

const NO_DUPLICATES: Record<DuplicateReason, number> = { 'no-answer': 0, kill: 0, 'store-failure': 0 }
const verdict = (changes: Partial<Verdict> = {}): Verdict => ({
  lost: [],
  altered: [],
  strays: [],
  explainedDuplicates: NO_DUPLICATES,
  unexplainedDuplicates: [],
  ...changes,
})
/** The verdict on a run with one duplicate mail that has this reason. */
const explained = (reason: DuplicateReason) => verdict({ explainedDuplicates: { ...NO_DUPLICATES, [reason]: 1 } })
const UNEXPLAINED = verdict({ unexplainedDuplicates: ['a'] })

test('one mail for each accepted submission is correct', () => expect(judge(evidence())).toEqual(verdict()))

test('an accepted submission without a mail is lost', () =>
  expect(judge(evidence({ mails: [] }))).toEqual(verdict({ lost: ['a'] })))

test('a mail with another file than the visitor sent is altered', () =>
  expect(judge(evidence({ mails: [mail({ fileDigest: 'other' })] }))).toEqual(verdict({ altered: ['a'] })))

test('a mail with the text of another submission is altered', () =>
  expect(judge(evidence({ mails: [mail({ hasOwnText: false })] }))).toEqual(verdict({ altered: ['a'] })))

test('a mail of a submission that was not accepted is a stray', () =>
  expect(judge(evidence({ mails: [mail(), mail({ id: 'b' })] }))).toEqual(verdict({ strays: ['b'] })))

test('a duplicate is explained if the mail server did not answer the first mail', () =>
  expect(judge(evidence({ mails: [mail({ isAnswered: false }), duplicate] }))).toEqual(explained('no-answer')))

test('a duplicate is explained if its relay was killed between the start of the first mail and the end of the second', () => {
  const mails = [mail(), duplicate]
  expect(judge(evidence({ mails, killTimes: new Map([['first', [20]]]) }))).toEqual(explained('kill'))
  for (const killTimes of [new Map(), new Map([['first', [5, 50]]]), new Map([['second', [20]]])])
    expect(judge(evidence({ mails, killTimes }))).toEqual(UNEXPLAINED)
})

test('a duplicate is explained if the store failed to record the first mail', () => {
  const mails = [mail(), duplicate]
  expect(judge(evidence({ mails, unrecordedTries: new Set(['a']) }))).toEqual(explained('store-failure'))
  expect(judge(evidence({ mails, unrecordedTries: new Set(['b']) }))).toEqual(UNEXPLAINED)
})

test('a duplicate is unexplained if it begins after "mail sent" was logged, even if there was no answer and a kill', () => {
  const mails = [mail({ isAnswered: false }), duplicate]
  const killTimes = new Map([['first', [20]]])
  expect(judge(evidence({ mails, killTimes, sentLogTimes: new Map([['a', 25]]) }))).toEqual(UNEXPLAINED)
})

test('of two logs "mail sent" for the same mail the first one counts', () => {
  const sentLogTimes = new Map<string, number>()
  for (const time of [25, 40]) noteSentLog(sentLogTimes, 'a', time)
  expect(judge(evidence({ mails: [mail({ isAnswered: false }), duplicate], sentLogTimes }))).toEqual(UNEXPLAINED)
})
