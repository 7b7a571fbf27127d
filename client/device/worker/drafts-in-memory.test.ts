import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf, forgetDrafts, keepDraft, renewDrafts } from './drafts-in-memory.ts'

beforeEach(() => {
  vi.useFakeTimers()
  forgetDrafts()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a draft is kept until it is replaced or deleted', () => {
  keepDraft('contact', { firstName: 'La' })
  keepDraft('contact', { firstName: 'Lan' })
  keepDraft('application', { firstName: 'An' })
  expect(draftOf('contact')).toEqual({ firstName: 'Lan' })
  keepDraft('contact', undefined)
  expect(draftOf('contact')).toBeUndefined()
  expect(draftOf('application')).toEqual({ firstName: 'An' })
  forgetDrafts()
  expect(draftOf('application')).toBeUndefined()
})

test('a draft ends five minutes after its last change', () => {
  keepDraft('contact', { firstName: 'Lan' })
  vi.advanceTimersByTime(5 * 60_000)
  expect(draftOf('contact')).toEqual({ firstName: 'Lan' })
  vi.advanceTimersByTime(1)
  expect(draftOf('contact')).toBeUndefined()
})

test('a renewal prolongs the life of all drafts but those that have ended', () => {
  keepDraft('contact', { firstName: 'Lan' })
  vi.advanceTimersByTime(4 * 60_000)
  renewDrafts()
  vi.advanceTimersByTime(4 * 60_000)
  expect(draftOf('contact')).toEqual({ firstName: 'Lan' })
  vi.advanceTimersByTime(2 * 60_000)
  renewDrafts()
  expect(draftOf('contact')).toBeUndefined()
})
