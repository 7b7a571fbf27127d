import { solveCaptcha, tokenExpiry } from '#client/device/captcha/solve-captcha.ts'
import { isSealed, type UnacceptedSubmission } from '#client/device/database/submission-record.ts'
import { relayTime } from '#client/device/relay/relay-clock.ts'
import { RelayError, readReceipt, toRelayError } from '#client/device/relay/relay-reply.ts'
import { relayRequest } from '#client/device/relay/relay-request.ts'
import { CONTACT_PATH, type ReceiptReply } from '#contract/submission/submission.ts'
import { bodyInParts, submissionRequest } from './submission-request.ts'
import { goesInParts, SINGLE_REQUEST_BYTES, SLOWEST_LINE_BYTES_PER_MS, uploadParts } from './upload-parts.ts'

/** Timeout of a request without a file. */
const TIMEOUT_MS = 30_000
/**
 * The upload speed for which the timeout of a request with a file is calculated: 7 kB/s, as with one bar of signal.
 * With the largest resume the timeout is 13 min, which is less than the 15 min that the relay allows for a request. On
 * a slower line a large file goes in parts from the next try on (`goesInParts`).
 */
const FILE_BYTES_PER_MS = 7

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

/** Returns the timeout in milliseconds of a request with a file of `fileBytes`. */
export function sendTimeoutMs(fileBytes: number): number {
  const uploadMs = fileBytes / FILE_BYTES_PER_MS
  // A file of up to `SINGLE_REQUEST_BYTES` never goes in parts, so it must arrive in one request on the slowest line.
  const slowestMs = Math.min(fileBytes, SINGLE_REQUEST_BYTES) / SLOWEST_LINE_BYTES_PER_MS
  return TIMEOUT_MS + Math.ceil(Math.max(uploadMs, slowestMs))
}

/**
 * Sends one submission and resolves with the receipt of the relay. `file` holds the bytes of an application's resume
 * or, for an encrypted submission, the encrypted content. If the relay refuses the captcha token, solves a new
 * challenge and sends the request once more. Reads and writes no storage. Throws `RelayError` only.
 */
export async function sendRecord(
  record: UnacceptedSubmission,
  file?: ArrayBuffer,
  dependencies: Partial<SendDependencies> = {},
): Promise<ReceiptReply> {
  try {
    return await sendWithCaptcha(record, file, { ...DEFAULT_DEPENDENCIES, ...dependencies })
  } catch (error) {
    throw toRelayError(error)
  }
}

async function sendWithCaptcha(
  record: UnacceptedSubmission,
  file: ArrayBuffer | undefined,
  deps: SendDependencies,
): Promise<ReceiptReply> {
  try {
    const token = usableToken(record) ?? (await deps.solveCaptcha(record.id))
    return await sendWithToken(record, file, token, deps)
  } catch (error) {
    if (!(error instanceof RelayError) || error.failure.code !== 'captcha') throw error
    return sendWithToken(record, file, await deps.solveCaptcha(record.id), deps)
  }
}

/**
 * Returns the captcha token that was solved while the visitor typed; undefined if there is none, as in an encrypted
 * submission, or if it has expired.
 */
function usableToken({ captchaToken }: UnacceptedSubmission): string | undefined {
  if (captchaToken === undefined) return undefined
  const expiry = tokenExpiry(captchaToken)
  return expiry !== undefined && expiry <= relayTime() ? undefined : captchaToken
}

/** Sends the submission with this captcha token. A large file goes in parts from the second try on. */
async function sendWithToken(
  record: UnacceptedSubmission,
  file: ArrayBuffer | undefined,
  token: string,
  deps: SendDependencies,
): Promise<ReceiptReply> {
  const isInParts = file !== undefined && goesInParts(record.attempts, file.byteLength)
  const uploaded = isInParts ? await uploadParts(record.id, bodyInParts(record, file), token, deps) : undefined
  const response = await deps.fetch(CONTACT_PATH, {
    method: 'POST',
    ...relayRequest(sendTimeoutMs(uploaded ? 0 : (file?.byteLength ?? 0))),
    ...submissionRequest(record, file, token, uploaded),
  })
  try {
    return await readReceipt(response, record.id)
  } catch (error) {
    throw isSealed(record) || uploaded ? retryIfOlderRelay(error) : error
  }
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
