import { Readable } from 'node:stream'
import type { Request } from 'express'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { PART_BYTES, PARTS_HEADER } from '#contract/submission/parts.ts'
import { Refusal } from '../refusal.ts'
import { readPart } from '../store/parts.ts'
import type { Store } from '../store/store.ts'
import { hasPackedBody } from './request-body.ts'

/**
 * The largest number of parts of one submission: those of the largest resume, and one more for the fields and what
 * encryption adds.
 */
export const PARTS_MAX = Math.ceil(RESUME_MAX_BYTES / PART_BYTES) + 1

/**
 * Returns the number of stored parts that the body of the request consists of. Returns undefined when the request
 * itself contains the body.
 * @throws Refusal `invalid` when the header is not a number from 1 to `PARTS_MAX`.
 */
export function partCount(req: Request): number | undefined {
  const header = req.get(PARTS_HEADER)
  if (header === undefined) return undefined
  const count = Number(header)
  if (!Number.isInteger(count) || count < 1 || count > PARTS_MAX)
    throw new Refusal('invalid', `${PARTS_HEADER} should be 1 to ${PARTS_MAX}.`)
  return count
}

/**
 * True when the body of a submission consists of stored parts.
 * @throws Refusal as `partCount` does.
 */
export function isInParts(req: Request): boolean {
  return hasPackedBody(req) && partCount(req) !== undefined
}

/**
 * Returns the stored parts of a submission as one stream, with one part in memory at a time. The stream fails with
 * Refusal `incomplete` when a part is missing, and with StoreError when the store fails.
 */
export function storedBody(store: Store, id: string, count: number): Readable {
  return Readable.from(partsOf(store, id, count))
}

async function* partsOf(store: Store, id: string, count: number): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index++) {
    const part = await readPart(store, id, index)
    if (!part) throw new Refusal('incomplete', 'Parts of the submission are missing.')
    yield part
  }
}
