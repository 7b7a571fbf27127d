/**
 * The format of sealed submissions, on which device and relay agree. A sealed submission is encrypted on the device, so
 * that only the relay can read it: by HPKE in base mode (RFC 9180) with DHKEM(P-256, HKDF-SHA256), HKDF-SHA256 and
 * AES-256-GCM.
 */
import { frameJson, jsonBytes, unframeJson } from './framed-json.ts'
import type { SubmissionKind } from './submission.ts'

/** Address of the relay's `SealingKey`: `GET` returns the key with which devices encrypt submissions. */
export const SEALING_KEY_PATH = '/api/sealing-key'
/** Content type of an encrypted ("sealed") submission in a request to `CONTACT_PATH`. */
export const SEALED_TYPE = 'application/vnd.lat.sealed'
/** Request header with the id of the relay's key (`SealingKey`) with which a submission is encrypted. */
export const SEALING_KEY_HEADER = 'Sealing-Key'
/**
 * Length of HPKE's encapsulated key (RFC 9180), with which an encrypted submission begins. In DHKEM(P-256) the key is
 * an uncompressed point.
 */
export const ENCAPSULATED_KEY_BYTES = 65
/**
 * Largest JSON text with the fields of a submission, in bytes. The forms of the site send less than 40 kB. Parsing
 * takes time and memory for each property, so a longer text with very many properties would overload the relay.
 */
const FIELDS_MAX_BYTES = 64 * 1024

export interface SealingKey {
  id: string
  /** The public key: an uncompressed point of P-256 in base64. */
  publicKey: string
}

/**
 * What a submission consists of beside its envelope: what the device encrypts, or packs unencrypted (`FRAMED_TYPE`). A
 * submission that is sent as JSON or as a form has these fields as they are.
 */
export interface SubmissionContent {
  payload: unknown
  consent: unknown
  /** The `Tablet` of a submission that was sent in fair mode. */
  tablet?: unknown
  /** The file of an application. */
  resume?: { name: string; bytes: Uint8Array<ArrayBuffer> }
}

/**
 * The facts about a submission that stay unencrypted when its content is encrypted, so that device and relay can read
 * them.
 */
export interface SealedEnvelope {
  id: string
  kind: SubmissionKind
  version: number
  keyId: string
}

/** True if `body` is the relay's reply to `SEALING_KEY_PATH`. */
export function isSealingKey(body: unknown): body is SealingKey {
  const { id, publicKey } = (body ?? {}) as Partial<SealingKey>
  return typeof id === 'string' && typeof publicKey === 'string'
}

/**
 * Returns the envelope as the additional authenticated data of the encryption (AEAD, RFC 5116). If somebody changes the
 * envelope or takes that of another submission, the content cannot be decrypted.
 */
export function envelopeBytes({ id, kind, version, keyId }: SealedEnvelope): Uint8Array<ArrayBuffer> {
  return jsonBytes([id, kind, version, keyId])
}

/** Returns the content as framed JSON (`framed-json.ts`), followed by the bytes of the file. */
export function encodeContent({ payload, consent, tablet, resume }: SubmissionContent): Uint8Array<ArrayBuffer> {
  const framed = frameJson({ payload, consent, tablet, fileName: resume?.name })
  if (!resume) return framed
  const bytes = new Uint8Array(framed.length + resume.bytes.length)
  bytes.set(framed)
  bytes.set(resume.bytes, framed.length)
  return bytes
}

/**
 * Returns the content that `encodeContent` has encoded. The file's bytes share the memory of `bytes`. Throws if `bytes`
 * have another format, or fields of more than 64 KiB.
 */
export function decodeContent(bytes: Uint8Array<ArrayBuffer>): SubmissionContent {
  const { value, rest } = unframeJson(bytes, FIELDS_MAX_BYTES)
  const { payload, consent, tablet, fileName } = value as Record<string, unknown>
  const resume = typeof fileName === 'string' ? { name: fileName, bytes: rest } : undefined
  return { payload, consent, ...(tablet !== undefined && { tablet }), ...(resume && { resume }) }
}
