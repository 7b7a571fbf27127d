/** For the tests of `submit`: a fake device, a fake relay, a sample enquiry and a sample application. */
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, vi } from 'vitest'
import { deleteResumeDraft } from '#client/device/drafts/resume-draft.ts'
import { relayAnswering } from '#client/device/testing/fake-relay.ts'
import { emptyOutbox } from '#client/device/testing/outbox-on-device.ts'
import { APPLICANT, contactRecord } from '#client/device/testing/sample-submissions.ts'
import type { Contact } from '#contract/submission/contact.ts'
import type { SubmitRequest } from '../new-submission.ts'
import { FakeRequest } from './fake-request.ts'

const { locks } = navigator
export const registerSync = vi.fn(async () => {})
export const persist = vi.fn(async () => true)

/** Replaces `navigator` by that of a browser with or without a network, in which `roomBytes` of storage are free. */
export function stubDevice({ onLine, roomBytes = 2 ** 30 }: { onLine: boolean; roomBytes?: number }): void {
  FakeRequest.isOffline = !onLine
  vi.stubGlobal('navigator', {
    locks,
    onLine,
    storage: { persisted: async () => false, persist, estimate: async () => ({ quota: roomBytes, usage: 0 }) },
    serviceWorker: { getRegistration: async () => ({ sync: { register: registerSync } }) },
  })
}

/** Replaces `fetch` by a relay. It passes the idempotency key of a request to `reply` and answers with the result. */
export function relay(reply: (key: string) => Response | Promise<Response>) {
  const fetch = relayAnswering(reply)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** Returns the idempotency keys of the posted requests, in order. */
export function keysOf(fetch: ReturnType<typeof relay>): string[] {
  return fetch.mock.calls.map(([, init]) => String(new Headers(init?.headers).get('Idempotency-Key')))
}

export const ENQUIRY = {
  kind: 'contact',
  locale: 'vi',
  payload: contactRecord().payload as Contact,
  captchaToken: 'token',
} as const

export const RESUME = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })

export const APPLICATION = {
  kind: 'application',
  locale: 'en',
  payload: { ...APPLICANT, locations: [] },
  resume: RESUME,
  job: { slug: 'test-engineer-automation', locations: [] },
  captchaToken: 'token',
} satisfies SubmitRequest

/** Returns the idempotency key of an upload. */
export function keyOf(upload: FakeRequest): string {
  return String(upload.headers.get('Idempotency-Key'))
}

/**
 * Gives each test of a file an online device with an empty outbox, and restores the replaced globals after the test.
 */
export function setUpDevice(): void {
  beforeEach(async () => {
    await emptyOutbox()
    await deleteResumeDraft()
    vi.clearAllMocks()
    FakeRequest.sent = []
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    vi.stubGlobal('location', new URL('https://lat.example/jobs/test-engineer-automation'))
    stubDevice({ onLine: true })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}
