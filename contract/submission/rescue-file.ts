/**
 * The file with which submissions leave a tablet that cannot send them any more (docs/fair-mode.md). It contains sealed
 * submissions, so only the relay can read what is in them.
 */
import * as z from 'zod/mini'
import { UUID } from '../uuid.ts'
import { frameJson, unframeJson } from './framed-json.ts'
import type { SealedEnvelope } from './sealing.ts'
import { SUBMISSION_KINDS } from './submission.ts'

/** End of the file's name. */
export const RESCUE_EXTENSION = '.lat-rescue'

export interface RescuedSubmission extends SealedEnvelope {
  /** The encapsulated key and the encrypted content, as they are sent. */
  content: Uint8Array<ArrayBuffer>
}

const header = z.array(
  z.object({
    id: z.string().check(z.regex(UUID)),
    kind: z.enum(SUBMISSION_KINDS),
    version: z.int(),
    keyId: z.string(),
    /** Size of the content in bytes. */
    size: z.int().check(z.nonnegative()),
  }),
)

/** Returns the parts of a rescue file, in order: framed JSON (`framed-json.ts`), then the contents. */
export function rescueFileParts(submissions: readonly RescuedSubmission[]): Uint8Array<ArrayBuffer>[] {
  const facts = submissions.map(({ content, ...envelope }) => ({ ...envelope, size: content.length }))
  return [frameJson(facts), ...submissions.map(({ content }) => content)]
}

/** Reads a rescue file. The contents share the memory of `bytes`. Throws if the file is of another format or cut off. */
export function readRescueFile(bytes: Uint8Array<ArrayBuffer>): RescuedSubmission[] {
  const { value, rest } = unframeJson(bytes)
  let at = 0
  const submissions = header.parse(value).map(({ size, ...envelope }) => {
    const content = rest.subarray(at, at + size)
    at += size
    return { ...envelope, content }
  })
  if (at !== rest.length) throw new Error('The rescue file is not complete')
  return submissions
}
