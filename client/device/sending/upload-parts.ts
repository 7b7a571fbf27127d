import { pause } from '#client/device/pause.ts'
import { errorOf, RelayError, readJson } from '#client/device/relay/relay-reply.ts'
import { relayRequest } from '#client/device/relay/relay-request.ts'
import { sha256 } from '#client/device/sha256.ts'
import { isFinalError } from '#contract/submission/final-errors.ts'
import {
  isPartsReply,
  PART_BYTES,
  PART_DIGEST_HEADER,
  PARTS_PATH,
  type PartsReply,
} from '#contract/submission/parts.ts'
import { CAPTCHA_HEADER, IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import type { SendDependencies } from './send-record.ts'

/**
 * Size up to which the file of a submission is sent in one request at every try. A larger file goes in parts from the
 * second try on (`goesInParts`).
 */
export const SINGLE_REQUEST_BYTES = 2 * PART_BYTES
/**
 * The slowest line on which a part, and a file that never goes in parts, still arrives: 1 kB/s. A shorter time limit
 * would cut off the same request at every try, and the submission would never arrive.
 */
export const SLOWEST_LINE_BYTES_PER_MS = 1
const LIST_TIMEOUT_MS = 30_000
/** Time limit for the upload of one part; a slower part is tried again. */
export const PART_TIMEOUT_MS = LIST_TIMEOUT_MS + PART_BYTES / SLOWEST_LINE_BYTES_PER_MS
/** How often a request without an answer is repeated before the whole attempt to send the submission fails. */
const REPEATS = 4
const FIRST_PAUSE_MS = 250

/**
 * True if a submission with a file of this size is to be sent in parts: from the second try on, if the file is large.
 * The first try sends it in one request, as docs/product.md §7 asks.
 */
export function goesInParts(attempts: number, bytes: number): boolean {
  return attempts > 1 && bytes > SINGLE_REQUEST_BYTES
}

/** The body of a submission after all of its parts have reached the relay. */
export interface UploadedBody {
  parts: number
  /** SHA-256 of the whole body, in hexadecimal. */
  digest: string
}

/**
 * Sends the parts of a submission's body that the relay does not have; none if the relay has already accepted the
 * submission. Resolves with undefined if no parts can be sent: to a relay of an earlier release, which takes none, or
 * probably through a firewall that lets no PUT through. Throws `RelayError` if the relay refuses a request. The device
 * tries again after any such error, because only the complete submission can be refused for good. Throws the error of
 * `fetch` if no answer comes.
 */
export async function uploadParts(
  id: string,
  body: ArrayBuffer,
  captchaToken: string,
  { fetch, onProgress }: SendDependencies,
): Promise<UploadedBody | undefined> {
  const count = Math.ceil(body.byteLength / PART_BYTES)
  const uploaded = { parts: count, digest: await sha256(body) }
  const known = await askForParts(fetch, id)
  if (!known) return undefined
  if (known.accepted) return uploaded
  /** True once the relay has a part. Until then a firewall may break off every PUT. */
  let takesParts = Object.keys(known.digests).length > 0
  for (let index = 0; index < count; index++) {
    const part = body.slice(index * PART_BYTES, (index + 1) * PART_BYTES)
    const digest = await sha256(part)
    if (known.digests[index] !== digest) {
      const headers = { [PART_DIGEST_HEADER]: digest, [CAPTCHA_HEADER]: captchaToken }
      const isSent = await sendPart(fetch, id, index, { method: 'PUT', headers, body: part }).catch((error) => {
        if (takesParts || error instanceof RelayError) throw error
        return false
      })
      if (!isSent) return undefined
    }
    takesParts = true
    onProgress?.(id, (index + 1) / count)
  }
  return uploaded
}

/**
 * Resolves with what the relay has of a submission: the digests of its parts, and whether it has accepted the whole
 * submission. Resolves with undefined for a relay of an earlier release, which takes no parts. Throws as `uploadParts`.
 */
async function askForParts(fetch: SendDependencies['fetch'], id: string): Promise<PartsReply | undefined> {
  const { response, reply } = await request(fetch, id, `${PARTS_PATH}/${id}`, { method: 'GET' }, LIST_TIMEOUT_MS)
  if (isPartsReply(reply)) return reply
  const error = errorOf(response, reply)
  if (error.failure.code === 'not_found') return undefined
  throw retryable(error)
}

/**
 * Sends one part of submission `id` with the request `init`. Resolves with false if no part can be sent, because
 * something between device and relay refuses PUT requests. Throws as `uploadParts`.
 */
async function sendPart(
  fetch: SendDependencies['fetch'],
  id: string,
  index: number,
  init: RequestInit,
): Promise<boolean> {
  const { response, reply } = await request(fetch, id, `${PARTS_PATH}/${id}/${index}`, init, PART_TIMEOUT_MS)
  if ((reply as { ok?: boolean } | undefined)?.ok === true) return true
  // Not the relay but a firewall or proxy has answered, with one of the statuses for a method that it refuses.
  if (reply === undefined && [403, 405, 501].includes(response.status)) return false
  throw retryable(errorOf(response, reply))
}

/**
 * Requests `path` for submission `id`, and reads the JSON of the reply. Repeats a request without an answer after a
 * short pause. On a line that breaks every few seconds, each failed request would otherwise end the whole attempt, and
 * the backoff between attempts would soon be minutes long. A request that has used up its time limit is not repeated:
 * others wait for the send lock. Throws the error of `fetch`.
 */
async function request(
  fetch: SendDependencies['fetch'],
  id: string,
  path: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<{ response: Response; reply: unknown }> {
  for (let repeats = 0; ; repeats++) {
    try {
      const headers = { [IDEMPOTENCY_HEADER]: id, ...init.headers }
      const response = await fetch(path, { ...relayRequest(timeoutMs), ...init, headers })
      return { response, reply: await readJson(response) }
    } catch (error) {
      if (repeats === REPEATS || (error as Error).name === 'TimeoutError') throw error
      await pause(FIRST_PAUSE_MS * 2 ** repeats)
    }
  }
}

/**
 * Returns the error with a code after which the device tries again: a code after which it would give up becomes
 * `incomplete`.
 */
function retryable(error: RelayError): RelayError {
  const { code, message } = error.failure
  return isFinalError(code) ? new RelayError({ code: 'incomplete', message }) : error
}
