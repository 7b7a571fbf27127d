import { beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#client/device/testing/web-storage.ts'

vi.hoisted(() => vi.stubGlobal('document', { documentElement: { dataset: {} } }))
const { saveEarlyDrafts } = await import('./early-drafts.ts')

const KEY = 'draft:application'
let onInput: (event: { target: object }) => void

/** Types into a field of the application form for a job, whose script has not loaded. */
function type(job: string, name: string, value: string): void {
  vi.stubGlobal('location', { pathname: `/jobs/${job}` })
  const form = { dataset: { kind: 'application' }, closest: () => ({}) }
  onInput({ target: { name, value, type: 'text', form } })
}

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')

beforeEach(() => {
  stubLocalStorage()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof onInput) => {
    onInput = listener
  })
  saveEarlyDrafts()
  return () => vi.unstubAllGlobals()
})

test('what is typed early is a partial draft; on the page of another job the texts stay', () => {
  type('tester', 'firstName', 'Lan')
  type('architect', 'lastName', 'Trần')
  const draft = { firstName: 'Lan', lastName: 'Trần', job: 'architect', locations: [] }
  expect(stored()).toMatchObject({ isPartial: true, draft })
  type('architect', 'consent', 'on')
  expect(stored().draft).toEqual(draft)
})

const COMPLETE = { draft: { firstName: 'Lan', job: 'tester' }, isPartial: false, touchedAt: 1 }

test('what is typed early is added to a complete draft of an earlier page, of which another job keeps only the texts', () => {
  const draft = { ...COMPLETE.draft, locations: [1], replaces: 'refused' }
  localStorage.setItem(KEY, JSON.stringify({ ...COMPLETE, stamp: 'known to the earlier page', draft }))
  type('tester', 'lastName', 'Trần')
  expect(stored()).toEqual({ ...COMPLETE, draft: { ...draft, lastName: 'Trần' } })
  type('architect', 'lastName', 'Trần')
  expect(stored().draft).toEqual({ firstName: 'Lan', lastName: 'Trần', job: 'architect', locations: [] })
})

test('a draft of an earlier page that was being sent stays as it is, with the id of the submission', () => {
  const sent = { ...COMPLETE, sentAs: 'an id' }
  localStorage.setItem(KEY, JSON.stringify(sent))
  type('architect', 'lastName', 'Trần')
  expect(stored()).toEqual(sent)
})
