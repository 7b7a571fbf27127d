import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { isFinalError } from '#contract/submission/final-errors.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import {
  CAPTCHA_PATH,
  CONTACT_PATH,
  type ErrorReply,
  IDEMPOTENCY_HEADER,
  isReceiptReply,
} from '#contract/submission/submission.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import { applicationForm, enquiry } from '#server/testing/sample-submissions.ts'

/** How long a visitor waits for an answer. */
const ANSWER_TIMEOUT_MS = 30_000

export interface VisitorSubmission {
  /** The submission's id, which is also its idempotency key. */
  id: string
  resume: Uint8Array<ArrayBuffer> | undefined
  /** SHA-256 of the resume, in hex. Empty if there is no resume. */
  resumeDigest: string
}

/** Creates a submission: an application with a resume of `resumeBytes` bytes, or an enquiry if `resumeBytes` is 0. */
export function submissionOf(resumeBytes: number): VisitorSubmission {
  const resume = resumeBytes > 0 ? pdfOf(resumeBytes) : undefined
  return { id: randomUUID(), resume, resumeDigest: resume ? sha256(resume) : '' }
}

export function sha256(bytes: Uint8Array | ArrayBuffer): string {
  return createHash('sha256').update(new Uint8Array(bytes)).digest('hex')
}

/** Returns the request that sends a submission. */
export function requestOf({ id, resume }: VisitorSubmission, captchaToken: string): RequestInit {
  const headers = { [IDEMPOTENCY_HEADER]: id }
  return resume
    ? {
        method: 'POST',
        headers,
        body: applicationForm({ name: 'Hồ sơ.pdf', bytes: resume }, {}, captchaToken),
      }
    : {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ payload: enquiry, captchaToken }),
      }
}

/**
 * Sends a submission once, with a captcha solved for it, and returns the status of the answer.
 * @throws Error if no answer comes. WrongAnswer if the answer is another submission's receipt, or an error after which
 * a device would not try again.
 */
export async function send(
  submission: VisitorSubmission,
  origin: string,
  answerTimeoutMs: number = ANSWER_TIMEOUT_MS,
): Promise<number> {
  const { id } = submission
  const request = requestOf(submission, await solved(id, origin))
  const reply = await fetch(origin + CONTACT_PATH, { ...request, signal: AbortSignal.timeout(answerTimeoutMs) })
  const body: unknown = await reply.json()
  if (isReceiptReply(body)) {
    if (body.receipt !== receiptCode(id)) throw new WrongAnswer(`receipt ${body.receipt} for ${id}`)
  } else if (isFinalError((body as ErrorReply).code)) {
    throw new WrongAnswer(`${reply.status} ${JSON.stringify(body)}`)
  }
  return reply.status
}

/** An answer that a valid submission must never get. */
export class WrongAnswer extends Error {}

/**
 * Solves a captcha of the relay. Returns a token that is valid for the submission `id` only. Throws if the relay does
 * not return a captcha.
 */
export async function solved(id: string, origin: string): Promise<string> {
  const query = new URLSearchParams({ siteKey: 'lat-website', submission: id })
  const reply = await fetch(`${origin}${CAPTCHA_PATH}?${query}`)
  if (!reply.ok) throw new Error(`No captcha: ${reply.status}`)
  const challenge = (await reply.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/**
 * Sends a submission until a relay accepts it, and returns the number of tries. Each try goes to the next `origin()`
 * with the same idempotency key, after a short wait. One try in ten waits at most 30 ms for the answer, as on a phone
 * that loses its network.
 */
export async function sendUntilAccepted(
  submission: VisitorSubmission,
  origin: () => string,
  random: () => number,
): Promise<number> {
  for (let tries = 1; ; tries++) {
    const timeoutMs = random() < 0.1 ? Math.ceil(random() * 30) : ANSWER_TIMEOUT_MS
    try {
      const status = await send(submission, origin(), timeoutMs)
      if (status === 200 || status === 201) return tries
    } catch (error) {
      if (error instanceof WrongAnswer) throw error
    }
    await sleep(50 + random() * 200)
  }
}
