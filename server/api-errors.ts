/** The error answers of the API: for requests that it refuses, and for errors of its endpoints. */
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import type { FinalError, PassingError } from '#contract/submission/final-errors.ts'
import { ERROR_STATUS, type ErrorReply } from '#contract/submission/submission.ts'
import type { Log } from './log.ts'
import { refusedRequests } from './metrics.ts'
import { Refusal } from './refusal.ts'
import { StoreError } from './store/store-error.ts'

function sendRefusal(
  res: Response,
  { code, message, fields, retryAfterSeconds }: Refusal,
  status: number = ERROR_STATUS[code],
): void {
  refusedRequests.inc({ reason: code })
  if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', retryAfterSeconds)
  const reply: ErrorReply = { ok: false, error: message, code, fields }
  res.status(status).json(reply)
}

/** Answers with status 405 and the header `Allow` (RFC 9110 §15.5.6). */
export function methodNotAllowed(allow: string): RequestHandler {
  return (_req, res) => {
    res.setHeader('Allow', allow)
    sendRefusal(res, new Refusal('not_found', `Use ${allow}.`), 405)
  }
}

export const unknownEndpoint: RequestHandler = () => {
  throw new Refusal('not_found', 'There is no such endpoint.')
}

const UNKNOWN_FIELD: [FinalError, string] = ['invalid', 'The form has a field with an unknown name.']
const ONE_FILE: [FinalError, string] = [
  'invalid',
  'The form should carry one file, the resume, in the part "attachments".',
]

/**
 * Refusals for the errors of body-parser and multer that are the client's fault. The key is the error's `type`
 * (body-parser) or `code` (multer).
 */
const BODY_REFUSALS = new Map<string, [FinalError, string]>([
  ['entity.too.large', ['too_large', 'The body is too large.']],
  ['entity.parse.failed', ['invalid', 'The body is not a JSON object.']],
  ['request.size.invalid', ['invalid', 'The body does not have the announced length.']],
  ['charset.unsupported', ['wrong_type', 'The body should be JSON in UTF-8.']],
  ['encoding.unsupported', ['wrong_type', 'The body should not be compressed.']],
  ['LIMIT_FILE_COUNT', ONE_FILE],
  ['LIMIT_UNEXPECTED_FILE', ONE_FILE],
  ['LIMIT_PART_COUNT', ['invalid', 'The form has too many parts.']],
  ['LIMIT_FIELD_COUNT', ['invalid', 'The form has too many fields.']],
  ['LIMIT_FIELD_VALUE', ['too_large', 'A field of the form is too long.']],
  ['LIMIT_FIELD_KEY', UNKNOWN_FIELD],
  ['LIMIT_FIELD_NESTING', UNKNOWN_FIELD],
  ['MISSING_FIELD_NAME', UNKNOWN_FIELD],
  ['INVALID_FIELD_NAME', UNKNOWN_FIELD],
])

/**
 * Returns the refusal for an error of an endpoint. An error that is not known to be the client's fault counts as the
 * relay's own.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { type, code } = (error ?? {}) as { type?: string; code?: string }
  // Express throws a URIError when a parameter in the path cannot be decoded, such as `%ff`.
  if (error instanceof URIError) return new Refusal('not_found', 'There is no such address.')
  const known = BODY_REFUSALS.get(type ?? code ?? '')
  return known ? new Refusal(...known) : new Refusal(...faultOf(error))
}

function faultOf(error: unknown): [PassingError, string] {
  if (!(error instanceof StoreError)) return ['internal', 'Something went wrong.']
  return error.full
    ? ['storage_full', 'Our server has no room left. Please try again later.']
    : ['unavailable', 'The relay cannot store anything now. Please try again later.']
}

/** `drain` waits for at most this many bytes. Every body that the relay accepts is shorter. */
const DRAINED_MAX_BYTES = 8 * 1024 * 1024

/**
 * Reads and drops the rest of a request's body. Resolves when the body has ended, when the connection breaks, or after
 * `DRAINED_MAX_BYTES`. When the body does not arrive, the server's timeouts break the connection.
 */
function drain(req: Request): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0
    req.on('data', ({ length }: Buffer) => {
      bytes += length
      if (bytes > DRAINED_MAX_BYTES) resolve()
    })
    req.once('end', resolve).once('close', resolve)
  })
}

/** Answers an error of an endpoint with the JSON error of the contract. Details go to the log only. */
export function apiErrors(log: Log): ErrorRequestHandler {
  return async (error, req, res, next) => {
    if (res.headersSent) return next(error)
    if (error instanceof StoreError) log.error({ reason: error.reason }, 'store failed')
    // The connection broke before the whole body had arrived: the client ended it, or the relay did (timeouts,
    // `upload-slots.ts`). `error` is only a consequence, so it is not logged as unexpected. No answer is sent, because
    // no one can receive it.
    if (req.destroyed && !req.complete) return
    const refusal = refusalOf(error)
    if (refusal.code === 'internal') log.error({ stack: error?.stack }, 'unexpected error')
    // When the connection closes after the answer, as with a proxy that speaks HTTP/1.0, the rest of the body is read
    // first. Otherwise the unread bytes would make the system reset the connection, and the answer would be lost. When
    // the connection stays open, Node itself reads the rest after the answer.
    if (!req.complete && !res.shouldKeepAlive) await drain(req)
    sendRefusal(res, refusal)
  }
}
