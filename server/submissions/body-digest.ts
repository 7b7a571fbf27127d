import { createHash } from 'node:crypto'
import { SCHEMAS } from '#contract/submission/schemas.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import type { Submission } from '../store/submissions.ts'

/** Returns the SHA-256 of `data` in hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

/**
 * Returns the digest of a submission's content. Requests with equal digests have "the same body" (docs/contract.md).
 * `payload` has been validated; `files` holds the SHA-256 of each file. The schema puts the keys of a payload in a
 * fixed order, so equal payloads give equal JSON.
 */
export function bodyDigest(kind: SubmissionKind, payload: unknown, ...files: string[]): string {
  return sha256(JSON.stringify([kind, payload, ...files]))
}

/**
 * Returns the digest that a stored submission would have if it arrived now, at this release. An earlier release may
 * have stored the submission without a field that now has a default. A newer release may have stored it with a field
 * that this release does not know; such a field is left out. Returns undefined when the schema of this release refuses
 * the stored payload.
 */
export function recomputeDigest({ kind, payload, attachments }: Submission): string | undefined {
  const { shape } = SCHEMAS[kind]
  const known = Object.entries(payload ?? {}).filter(([name]) => Object.hasOwn(shape, name))
  const parsed = SCHEMAS[kind].safeParse(Object.fromEntries(known))
  return parsed.success
    ? bodyDigest(kind, parsed.data, ...attachments.map(({ content }) => sha256(content)))
    : undefined
}
