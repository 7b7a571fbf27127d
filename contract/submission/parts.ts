/**
 * Submissions in parts: after a failed try, a device sends the body of a large submission in parts, and only those that
 * the relay does not have yet (docs/contract.md). Below `PARTS_PATH`, `GET /ID` returns the `PartsReply` of a
 * submission, and `PUT /ID/INDEX` stores a part. When the relay has all parts, a request to `CONTACT_PATH` with
 * `PARTS_HEADER` submits them. The relay ignores the body of this request.
 */

export const PARTS_PATH = '/api/parts'
/** Size of every part but the last, in bytes. */
export const PART_BYTES = 256 * 1024
/** Request header with the SHA-256 of a part, in hexadecimal. */
export const PART_DIGEST_HEADER = 'Part-Digest'
/** Request header with the number of parts of which the body consists. */
export const PARTS_HEADER = 'Body-Parts'
/** Request header with the SHA-256 of the body that consists of parts, in hexadecimal. */
export const BODY_DIGEST_HEADER = 'Body-Digest'
/**
 * Content type of a body that is encoded like the content of a sealed submission (`encodeContent`), but not encrypted.
 * The bytes of such a body are the same at every try, so that stored parts stay usable. A multipart form would differ
 * at every try, because its boundary is random.
 */
export const FRAMED_TYPE = 'application/vnd.lat.framed'

export interface PartsReply {
  ok: true
  /** True if the submission has been accepted. Its parts are deleted then. */
  accepted: boolean
  /** The digests of the parts that the relay has, by their index. */
  digests: Record<number, string>
}

/** True if `body` is a `PartsReply`. */
export function isPartsReply(body: unknown): body is PartsReply {
  const { ok, accepted, digests } = (body ?? {}) as Partial<PartsReply>
  return ok === true && typeof accepted === 'boolean' && typeof digests === 'object' && digests !== null
}
