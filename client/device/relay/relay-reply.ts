import type { SubmissionFailure } from '#client/device/database/submission-record.ts'
import { RETRY_MAX_MS } from '#client/device/database/submission-times.ts'
import { retryAfterMs } from '#contract/submission/retry-after.ts'
import { ERROR_STATUS, type ErrorReply, isReceiptReply, type ReceiptReply } from '#contract/submission/submission.ts'

/** A request to the relay that failed, with the relay's `Retry-After` if it sent one. */
export class RelayError extends Error {
  override name = 'RelayError'
  readonly failure: SubmissionFailure
  /** The wait that the relay asks for, at most `RETRY_MAX_MS`; undefined if it asks for none. */
  readonly retryAfterMs: number | undefined

  constructor(failure: SubmissionFailure, retryAfterMs?: number) {
    super(failure.message)
    this.failure = failure
    this.retryAfterMs = retryAfterMs
  }
}

/**
 * Turns any error into a `RelayError`. An error that is not an answer of the relay gets the code `network`, so that the
 * submission is tried again.
 */
export function toRelayError(error: unknown): RelayError {
  if (error instanceof RelayError) return error
  return new RelayError({ code: 'network', message: error instanceof Error ? error.message : String(error) })
}

function isErrorReply(body: unknown): body is ErrorReply {
  const { ok, code } = (body ?? {}) as Partial<ErrorReply>
  return ok === false && typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code)
}

/**
 * Returns the failure for a reply that is not the relay's JSON. Such a reply comes from a captive portal, or from a
 * proxy in front of a dead relay.
 */
function foreignFailure({ status }: Response): SubmissionFailure {
  const message = `HTTP ${status}`
  if (status === 429) return { code: 'rate_limited', message }
  // Only a captive portal answers with 511 (RFC 6585 §6). It is no pause of the relay: the next try may succeed as soon
  // as the visitor has signed in.
  if (status === 511) return { code: 'network', message }
  return { code: status >= 500 ? 'unavailable' : 'network', message }
}

/**
 * Returns the error for a reply that is not the expected one, whatever its status. If the body is an error reply of the
 * relay, the result is the error that the relay names; otherwise it is the error from `foreignFailure`.
 */
export function errorOf(response: Response, body: unknown): RelayError {
  const failure: SubmissionFailure = isErrorReply(body)
    ? {
        code: body.code,
        message: String(body.error ?? `HTTP ${response.status}`),
        ...(body.fields && { fields: body.fields }),
      }
    : foreignFailure(response)
  // A wait of 0, for example until a date that is past by the device's clock, counts as none: the backoff applies.
  const wait = retryAfterMs(response.headers.get('Retry-After'))
  return new RelayError(failure, wait ? Math.min(wait, RETRY_MAX_MS) : undefined)
}

/** Resolves with the body of a reply as JSON, or with undefined if it is not JSON. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads the relay's receipt for submission `id`. Throws `RelayError` for any other reply, even if its status is 2xx.
 */
export async function readReceipt(response: Response, id: string): Promise<ReceiptReply> {
  const body = await readJson(response)
  if (response.ok && isReceiptReply(body) && body.id.toLowerCase() === id) return body
  throw errorOf(response, body)
}
