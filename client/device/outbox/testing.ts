/** Helpers for tests: sample submissions, replies of the relay, and functions that read and change the stores. */
import { afterEach, beforeEach, vi } from 'vitest'
import { toStoredResume } from '#client/device/database/stored-resume.ts'
import type {
  SubmissionState,
  UnsealedApplication,
  UnsealedSubmission,
} from '#client/device/database/submission-record.ts'
import { transact, transactAtOnce } from '#client/device/database/transact.ts'
import { sendOutbox } from '#client/device/sending/send-outbox.ts'
import { SUBMISSION_VERSION } from '#contract/submission/submission.ts'
import { deleteSubmission, getSubmission, listSubmissions } from './outbox.ts'

export const NOW = Date.UTC(2025, 5, 1, 8)
/** Options of `vi.waitFor`: on a busy machine its default timeout of a second is too short. */
export const WAIT_LONG = { timeout: 10_000 }
export const DAY_MS = 24 * 60 * 60_000

let count = 0

/**
 * Returns a queued enquiry. Each call returns a new id, and a `createdAt` that is a second later than that of the call
 * before.
 */
export function contactRecord(changes: Partial<UnsealedSubmission> = {}): UnsealedSubmission {
  count++
  return {
    version: SUBMISSION_VERSION,
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    kind: 'contact',
    locale: 'vi',
    payload: {
      firstName: 'Lan',
      lastName: 'Trần',
      email: 'lan@example.com',
      phone: '0912345678',
      company: 'Gạch',
      industry: '',
      jobRole: '',
      country: 'VN',
      message: 'Xin chào',
    },
    captchaToken: 'token',
    state: 'queued',
    createdAt: NOW - DAY_MS + count * 1000,
    attempts: 0,
    nextAttemptAt: 0,
    receipt: 'LAT-0000-0000',
    ...changes,
  } as UnsealedSubmission
}

export interface ApplicationSample {
  record: UnsealedApplication
  resume: ArrayBuffer
}

/** Resolves with a queued application and its file, a small PDF unless `text` is given. */
export async function applicationSample(
  changes: Partial<UnsealedApplication> = {},
  text = '%PDF-1.7 hồ sơ',
): Promise<ApplicationSample> {
  const { bytes, ...facts } = await toStoredResume(new File([text], 'hồ sơ.pdf', { type: 'application/pdf' }))
  const record = contactRecord({
    kind: 'application',
    payload: {
      firstName: 'An',
      lastName: 'Lê',
      email: 'an@example.com',
      phone: '0912345678',
      jobTitle: 'Test Engineer',
      locations: ['Vietnam'],
    },
    job: { slug: 'test-engineer-automation', locations: [0] },
    resume: facts,
    ...changes,
  }) as UnsealedApplication
  return { record, resume: bytes }
}

export function jsonReply(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers })
}

export function receiptReply(id: string, status = 201): Response {
  return jsonReply(status, { ok: true, id, receipt: 'LAT-7F3K-9QX2', acceptedAt: '2025-06-01T08:00:00.000Z' })
}

export function errorReply(status: number, code: string, headers: Record<string, string> = {}): Response {
  return jsonReply(status, { ok: false, error: `The relay says ${code}`, code }, headers)
}

export function htmlReply(status: number, headers: Record<string, string> = {}): Response {
  return new Response('<!doctype html><title>Sign in</title>', {
    status,
    headers: { 'Content-Type': 'text/html', ...headers },
  })
}

/**
 * Returns the relay's reply with a captcha challenge. Its `Date` header states `time` (milliseconds since the epoch).
 */
export function challengeReply(time: number): Response {
  return jsonReply(200, { parameters: { nonce: 'n', keyPrefix: 'k' } }, { Date: new Date(time).toUTCString() })
}

/** Replaces `fetch` by a relay whose clock stands at `time`. Returns the mock. */
export function relayClock(time: number) {
  const fetch = vi.fn(async () => challengeReply(time))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** Resolves with the ids of the submissions that have a file on the device. */
export function storedFileIds(): Promise<string[]> {
  return transactAtOnce(['resumes'], 'readonly', (read) => read.objectStore('resumes').getAllKeys())
}

/** Replaces the stored file of a submission by `bytes`; deletes the file if `bytes` is undefined. */
export async function damageResume(id: string, bytes: ArrayBuffer | undefined): Promise<void> {
  await transact(['resumes'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('resumes')
    await (bytes ? store.put(bytes, id) : store.delete(id))
  })
}

/** Makes every write fail as on a full device, until the returned spy is restored. */
export function stubFullDevice() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError')
  })
}

/** Closes the connection, as browsers do when they evict the site's data. */
export async function closeConnection(): Promise<void> {
  await transact(['drafts'], 'readonly', async (transaction) => transaction.db.close())
}

export async function emptyOutbox(): Promise<void> {
  for (const { id } of await listSubmissions()) await deleteSubmission(id, Number.POSITIVE_INFINITY)
}

export const solveCaptcha = vi.fn(async () => 'fresh token')

/** Before each test of the file: empties the outbox and sets the time to `NOW`. */
export function setUpSending(): void {
  beforeEach(async () => {
    await emptyOutbox()
    solveCaptcha.mockClear()
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Sends the outbox to this relay. Resolves with the number of submissions that have no outcome yet. */
export function send(fetch: ReturnType<typeof fakeRelay>): Promise<number> {
  return sendOutbox({ fetch, solveCaptcha })
}

/** Resolves with the current states of these submissions; undefined for one that is not on the device. */
export function statesOf(...records: { id: string }[]): Promise<(SubmissionState | undefined)[]> {
  return Promise.all(records.map(async ({ id }) => (await getSubmission(id))?.state))
}

/** Returns the `fetch` of a relay that gives these replies in turn, and then repeats the last one. */
export function fakeRelay(...replies: (() => Response | Promise<Response>)[]) {
  let next = 0
  return vi.fn<typeof fetch>(async () => (replies[next++] ?? (replies.at(-1) as () => Response))())
}

/** Returns the `fetch` of a relay that answers each request with the result of `reply` for its idempotency key. */
export function relayAnswering(reply: (id: string, init: RequestInit) => Response | Promise<Response>) {
  return vi.fn<typeof fetch>(async (_url, init = {}) =>
    reply(String(new Headers(init.headers).get('Idempotency-Key')), init),
  )
}

/** Returns a request that a fake relay has received; by default, the first one. */
export function requestOf(fetch: ReturnType<typeof fakeRelay>, call = 0) {
  const [url, init] = fetch.mock.calls[call] as [string, RequestInit]
  return { url, init, headers: new Headers(init.headers) }
}
