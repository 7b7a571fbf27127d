/**
 * Submissions in parts: after a failed try, a device splits the body of a large submission into parts, and sends only
 * those that the relay does not have yet (docs/contract.md). `GET PARTS_PATH/ID` returns the `PartsReply` of a
 * submission, and `PUT PARTS_PATH/ID/INDEX` stores a part. When the relay has all parts, a request to `CONTACT_PATH`
 * with `PARTS_HEADER` submits them. The relay ignores the body of this request.
 */

export const PARTS_PATH = '/api/parts'
/** Size of every part but the last, in bytes. */
export const PART_BYTES = 256 * 1024
/**
 * If a submission stays unfinished, the relay deletes each of its parts this long after it has stored the part. A
 * device that still has the submission sends the parts again.
 */
export const PARTS_KEPT_MS = 24 * 60 * 60 * 1000
/** Request header with the SHA-256 of a part, in hexadecimal. */
export const PART_DIGEST_HEADER = 'Part-Digest'
/** Request header with the number of parts of which the body consists. */
export const PARTS_HEADER = 'Body-Parts'
/** Request header with the SHA-256 of the whole body, put together from its parts, in hexadecimal. */
export const BODY_DIGEST_HEADER = 'Body-Digest'
/**
 * Content type of an unencrypted body in the format of `encodeContent`: JSON, followed by the file. The bytes of such a
 * body are the same at every try, so that stored parts stay usable. A multipart form would differ at every try, because
 * its boundary is random.
 */
export const FRAMED_TYPE = 'application/vnd.lat.framed'

export interface PartsReply {
  ok: true
  /** True if the submission has been accepted. Its parts are deleted then. */
  accepted: boolean
  /** The SHA-256 of each part that the relay has, by the index of the part. */
  digests: Record<number, string>
}

/** True if `body` is a `PartsReply`. */
export function isPartsReply(body: unknown): body is PartsReply {
  const { ok, accepted, digests } = (body ?? {}) as Partial<PartsReply>
  return ok === true && typeof accepted === 'boolean' && typeof digests === 'object' && digests !== null
}
