import { solveCaptcha, tokenExpiry } from '#client/device/captcha/solve-captcha.ts'
import { applicationSubject, applicationSummary } from '#contract/submission/application-mail.ts'
import { CONSENT_FIELD } from '#contract/submission/consent.ts'
import { contactSubject, contactSummary } from '#contract/submission/contact-mail.ts'
import { BODY_DIGEST_HEADER, FRAMED_TYPE, PARTS_HEADER } from '#contract/submission/parts.ts'
import { encodeContent, SEALED_TYPE, SEALING_KEY_HEADER } from '#contract/submission/sealing.ts'
import {
  CAPTCHA_HEADER,
  CONTACT_PATH,
  IDEMPOTENCY_HEADER,
  KIND_HEADER,
  type ReceiptReply,
  VERSION_HEADER,
} from '#contract/submission/submission.ts'
import { consentOf } from './consent.ts'
import { relayTime } from './relay-clock.ts'
import { RelayError, readReceipt, toRelayError } from './relay-reply.ts'
import { toFile } from './stored-resume.ts'
import { isSealed, type PendingSubmission, type SubmissionFailure } from './submission-record.ts'
import { goesInParts, type UploadedBody, uploadParts } from './upload-parts.ts'

const TIMEOUT_MS = 30_000
/**
 * The upload speed for which the timeout of a request with a file is calculated: 7 kB/s, as with one bar of signal. The
 * file's size divided by this speed is added to `TIMEOUT_MS`. With the largest resume the timeout is 13 min, which is
 * less than the 15 min that the relay allows for a request.
 */
const SLOWEST_BYTES_PER_MS = 7
/**
 * The recipient that docs/product.md §7 asks for in the request. The relay ignores it and uses the recipient of its own
 * configuration.
 */
const RECIPIENT = 'hello@lat.example'

/**
 * The functions on which sending depends. Tests replace them, and pages replace `fetch` to show the progress of an
 * upload.
 */
export interface SendDependencies {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  solveCaptcha: (submissionId: string) => Promise<string>
  /** Called with the progress of a submission that is sent in parts, from 0 to 1. */
  onProgress?: (id: string, share: number) => void
}

const DEFAULT_DEPENDENCIES: SendDependencies = {
  fetch: (path, init) => fetch(path, init),
  solveCaptcha: (submissionId) => solveCaptcha(submissionId),
}

/**
 * The body of the request that follows an upload in parts. The relay already has the content and ignores this body. The
 * body is not empty, because a proxy may drop the content type of a request without content (RFC 9110 §8.3).
 */
const IN_PARTS = 'in parts'

const RESUME_LOST: SubmissionFailure = {
  code: 'invalid',
  message: 'The stored resume is missing or damaged',
  fields: { resume: 'resume_required' },
}

const SEALED_LOST: SubmissionFailure = { code: 'invalid', message: 'The encrypted content is missing' }

/** Returns the timeout in milliseconds of a request with a file of `fileBytes`. */
export function sendTimeoutMs(fileBytes: number): number {
  return TIMEOUT_MS + Math.ceil(fileBytes / SLOWEST_BYTES_PER_MS)
}

/**
 * Resolves with headers and body of the request. The body is JSON for an enquiry, multipart for an application
 * (docs/product.md §7.1, §7.2), and the encrypted bytes for an encrypted submission. After an upload in parts
 * (`uploaded`) the body is only `IN_PARTS`, and headers say how many parts there are and which digest the whole has.
 * Throws `RelayError` if the file is missing.
 */
async function requestOf(
  record: PendingSubmission,
  file: ArrayBuffer | undefined,
  captchaToken: string,
  uploaded: UploadedBody | undefined,
): Promise<RequestInit> {
  const headers = { [IDEMPOTENCY_HEADER]: record.id, [VERSION_HEADER]: String(record.version) }
  const packed = { ...headers, [KIND_HEADER]: record.kind, [CAPTCHA_HEADER]: captchaToken }
  const inParts: Record<string, string> = uploaded
    ? { [PARTS_HEADER]: String(uploaded.parts), [BODY_DIGEST_HEADER]: uploaded.digest }
    : {}
  if (isSealed(record)) {
    if (!file) throw new RelayError(SEALED_LOST)
    return {
      headers: { ...packed, ...inParts, 'Content-Type': SEALED_TYPE, [SEALING_KEY_HEADER]: record.sealingKey },
      body: uploaded ? IN_PARTS : file,
    }
  }
  if (uploaded) return { headers: { ...packed, ...inParts, 'Content-Type': FRAMED_TYPE }, body: IN_PARTS }
  const consent = consentOf(record)
  if (record.kind === 'contact') {
    const { payload } = record
    const subject = contactSubject(payload)
    const message = contactSummary(payload)
    return {
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ to: RECIPIENT, subject, message, payload, [CONSENT_FIELD]: consent, captchaToken }),
    }
  }
  if (!file) throw new RelayError(RESUME_LOST)
  const form = new FormData()
  form.set('to', RECIPIENT)
  form.set('subject', applicationSubject(record.payload))
  form.set('message', applicationSummary(record.payload))
  form.set('captchaToken', captchaToken)
  form.set('payload', JSON.stringify(record.payload))
  form.set(CONSENT_FIELD, JSON.stringify(consent))
  form.set('attachments', toFile({ ...record.resume, bytes: file }))
  return { headers, body: form }
}

/**
 * Throws a `RelayError` for a record from which no request can be built. The code of the error is `invalid`: the device
 * gives up and shows the submission to its author, because every further attempt would fail as well.
 */
function unusable(error: unknown): never {
  throw error instanceof RelayError ? error : new RelayError({ code: 'invalid', message: String(error) })
}

/** Sends the submission with this captcha token. A large file goes in parts from the second try on. */
async function sendWithToken(
  record: PendingSubmission,
  file: ArrayBuffer | undefined,
  token: string,
  deps: SendDependencies,
): Promise<ReceiptReply> {
  const isInParts = file !== undefined && goesInParts(record.attempts, file.byteLength)
  const uploaded = isInParts ? await uploadParts(record.id, bodyInParts(record, file), token, deps) : undefined
  const response = await deps.fetch(CONTACT_PATH, {
    method: 'POST',
    ...(await requestOf(record, file, token, uploaded).catch(unusable)),
    cache: 'no-store',
    credentials: 'same-origin',
    redirect: 'error',
    signal: AbortSignal.timeout(sendTimeoutMs(uploaded ? 0 : (file?.byteLength ?? 0))),
  })
  try {
    return await readReceipt(response, record.id)
  } catch (error) {
    throw isSealed(record) || uploaded ? retryIfOlderRelay(error) : error
  }
}

/**
 * Returns the captcha token that was solved while the visitor typed; undefined if there is none, as in an encrypted
 * submission, or if it has expired.
 */
function usableToken({ captchaToken }: PendingSubmission): string | undefined {
  if (captchaToken === undefined) return undefined
  const expiry = tokenExpiry(captchaToken)
  return expiry !== undefined && expiry <= relayTime() ? undefined : captchaToken
}

/**
 * Returns the error to report for an encrypted submission or one in parts. A relay of an earlier release does not know
 * their content types and answers `wrong_type`. After this code the device would give up, although the relay of the
 * next release will accept the submission. So the code becomes `key_unknown`, and the device tries again. A relay that
 * knows these types refuses only a resume with `wrong_type`, and then names the field.
 */
function retryIfOlderRelay(error: unknown): unknown {
  if (!(error instanceof RelayError) || error.failure.code !== 'wrong_type' || error.failure.fields) return error
  return new RelayError({ code: 'key_unknown', message: error.failure.message })
}

/**
 * Returns the body that is sent in parts: the encrypted bytes of an encrypted submission, or the form fields and the
 * file of an application, encoded as one sequence of bytes. The bytes are the same at every try, so that the relay
 * recognises the parts that it already has.
 */
function bodyInParts(record: PendingSubmission, file: ArrayBuffer): ArrayBuffer {
  if (isSealed(record) || record.kind === 'contact') return file
  const resume = { name: record.resume.name, bytes: new Uint8Array(file) }
  return encodeContent({ payload: record.payload, consent: consentOf(record), resume }).buffer
}

/**
 * Sends one submission and resolves with the receipt of the relay. `file` holds the bytes of an application's resume
 * or, for an encrypted submission, the encrypted content. If the relay refuses the captcha token, solves a new
 * challenge and sends the request once more. Reads and writes no storage. Throws `RelayError` only.
 */
export async function sendRecord(
  record: PendingSubmission,
  file?: ArrayBuffer,
  dependencies: Partial<SendDependencies> = {},
): Promise<ReceiptReply> {
  const deps = { ...DEFAULT_DEPENDENCIES, ...dependencies }
  try {
    try {
      const token = usableToken(record) ?? (await deps.solveCaptcha(record.id))
      return await sendWithToken(record, file, token, deps)
    } catch (error) {
      if (!(error instanceof RelayError) || error.failure.code !== 'captcha') throw error
      return await sendWithToken(record, file, await deps.solveCaptcha(record.id), deps)
    }
  } catch (error) {
    throw toRelayError(error)
  }
}
