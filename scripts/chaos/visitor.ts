import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { UnacceptedSubmission } from '#client/device/database/submission-record.ts'
import { RelayError } from '#client/device/relay/relay-reply.ts'
import { sendRecord } from '#client/device/sending/send-record.ts'
import { applicationSchema } from '#contract/submission/application.ts'
import { contactSchema } from '#contract/submission/contact.ts'
import { isFinalError } from '#contract/submission/final-errors.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { CAPTCHA_PATH, SUBMISSION_VERSION } from '#contract/submission/submission.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import { application, enquiry } from '#server/testing/sample-submissions.ts'

/** How long a visitor waits for an answer. */
const ANSWER_TIMEOUT_MS = 30_000

export interface VisitorSubmission {
  /** The submission's id, which is also its idempotency key. */
  id: string
  /** Milliseconds since the epoch. */
  createdAt: number
  resume: Uint8Array<ArrayBuffer> | undefined
  /** SHA-256 of the resume, in hex. Empty if there is no resume. */
  resumeDigest: string
}

/** Creates a submission: an application with a resume of `resumeBytes` bytes, or an enquiry if `resumeBytes` is 0. */
export function createSubmission(resumeBytes: number): VisitorSubmission {
  const resume = resumeBytes > 0 ? pdfOf(resumeBytes) : undefined
  return { id: randomUUID(), createdAt: Date.now(), resume, resumeDigest: resume ? sha256(resume) : '' }
}

export function sha256(bytes: Uint8Array | ArrayBuffer): string {
  return createHash('sha256').update(new Uint8Array(bytes)).digest('hex')
}

/**
 * Returns the payload of the submission `id`, completed by its schema as a page does. One of its texts contains the id,
 * so that the mail server can detect a mail with the text of another submission.
 */
export const payloadOf = {
  contact: (id: string) => contactSchema.parse({ ...enquiry, message: `${enquiry.message}\n${id}` }),
  application: (id: string) => applicationSchema.parse({ ...application, lastName: `${application.lastName} ${id}` }),
}

/**
 * Makes one attempt to send a submission, with the code that devices run (`sendRecord`). `attempts` counts the attempts
 * including this one: from the second on, that code sends a large resume in parts.
 * @throws Error if no receipt comes. WrongAnswer if the answer is another submission's receipt, or an error after which
 * a device would not try again.
 */
export async function send(
  submission: VisitorSubmission,
  origin: string,
  attempts = 1,
  answerTimeoutMs: number = ANSWER_TIMEOUT_MS,
): Promise<void> {
  const signal = AbortSignal.timeout(answerTimeoutMs)
  try {
    const { id, receipt } = await sendRecord(recordOf(submission, attempts), submission.resume?.buffer, {
      fetch: (path, { signal: _, ...init }) => fetchWritten(new Request(origin + path, init), signal),
      solveCaptcha: (id) => captchaTokenFor(id, origin),
    })
    if (receipt !== receiptCode(id)) throw new WrongAnswer(`receipt ${receipt} for ${id}`)
  } catch (error) {
    if (error instanceof RelayError && isFinalError(error.failure.code))
      throw new WrongAnswer(JSON.stringify(error.failure))
    throw error
  }
}

/**
 * Sends a request after its whole body has been converted to bytes. If the signal aborted a request while Node is still
 * converting its form, Node would throw an error that no caller can catch (undici's `extractBody`, Node 24).
 */
async function fetchWritten(request: Request, signal: AbortSignal): Promise<Response> {
  const { url, method, headers } = request
  const body = method === 'GET' ? null : await request.arrayBuffer()
  return fetch(url, { method, headers, body, signal })
}

/** Returns the record of a submission as a device stores it until the submission is accepted. */
function recordOf({ id, createdAt, resume, resumeDigest }: VisitorSubmission, attempts: number): UnacceptedSubmission {
  const record = {
    id,
    locale: 'vi',
    createdAt,
    receipt: receiptCode(id),
    version: SUBMISSION_VERSION,
    state: 'sending',
    attempts,
    nextAttemptAt: 0,
  } as const
  if (!resume) return { ...record, kind: 'contact', payload: payloadOf.contact(id) }
  return {
    ...record,
    kind: 'application',
    payload: payloadOf.application(id),
    job: { slug: 'qa-engineer', locations: [0] },
    resume: { name: 'Hồ sơ.pdf', type: 'application/pdf', size: resume.length, digest: resumeDigest },
  }
}

/** An answer that a valid submission must never get. */
export class WrongAnswer extends Error {}

/**
 * Solves a captcha that the relay at `origin` gives out. Returns a token that is valid for the submission `id` only.
 * @throws Error if the relay does not return a captcha.
 */
export async function captchaTokenFor(id: string, origin: string): Promise<string> {
  const query = new URLSearchParams({ siteKey: 'lat-website', submission: id })
  const reply = await fetch(`${origin}${CAPTCHA_PATH}?${query}`)
  if (!reply.ok) throw new Error(`No captcha: ${reply.status}`)
  const challenge = (await reply.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/**
 * Sends a submission until a relay accepts it, and returns the number of tries. Each try goes to the relay that
 * `origin()` returns, and has the same idempotency key. A short wait separates the tries. One try in ten waits at most
 * 30 ms for the answer, as on a phone that loses its network.
 */
export async function sendUntilAccepted(
  submission: VisitorSubmission,
  origin: () => string,
  random: () => number,
): Promise<number> {
  for (let tries = 1; ; tries++) {
    const timeoutMs = random() < 0.1 ? Math.ceil(random() * 30) : ANSWER_TIMEOUT_MS
    try {
      await send(submission, origin(), tries, timeoutMs)
      return tries
    } catch (error) {
      if (error instanceof WrongAnswer) throw error
    }
    await sleep(50 + random() * 200)
  }
}
