/**
 * The rescue file: if a tablet in fair mode cannot send its submissions any more, the staff save them in this file
 * (docs/fair-mode.md). The submissions are encrypted, and only the relay can decrypt them.
 * `server/operator/read-rescue-file.ts` reads the file.
 */
import { frameJson } from './framed-json.ts'
import type { SealedEnvelope } from './sealing.ts'

/** Extension of the rescue file's name. */
export const RESCUE_EXTENSION = '.lat-rescue'

export interface RescuedSubmission extends SealedEnvelope {
  /** The encapsulated key and the encrypted content: the same bytes that a device sends to the relay. */
  content: Uint8Array<ArrayBuffer>
}

/** The facts about one submission in the list with which a rescue file begins. */
export interface RescueFacts extends SealedEnvelope {
  /** Size of the content in bytes. */
  size: number
}

/** Returns the parts of a rescue file, in order: the facts as framed JSON (`framed-json.ts`), then the contents. */
export function rescueFileParts(submissions: readonly RescuedSubmission[]): Uint8Array<ArrayBuffer>[] {
  const facts = submissions.map(({ content, ...envelope }): RescueFacts => ({ ...envelope, size: content.length }))
  return [frameJson(facts), ...submissions.map(({ content }) => content)]
}
