/**
 * The file with which submissions leave a tablet that cannot send them any more (docs/fair-mode.md). It contains sealed
 * submissions, so only the relay can read what is in them. `server/operator/read-rescue-file.ts` reads it.
 */
import { frameJson } from './framed-json.ts'
import type { SealedEnvelope } from './sealing.ts'

/** End of the file's name. */
export const RESCUE_EXTENSION = '.lat-rescue'

export interface RescuedSubmission extends SealedEnvelope {
  /** The encapsulated key and the encrypted content: the same bytes that a device sends to the relay. */
  content: Uint8Array<ArrayBuffer>
}

/** The facts about one submission in the list at the start of the file. */
export interface RescueFacts extends SealedEnvelope {
  /** Size of the content in bytes. */
  size: number
}

/** Returns the parts of a rescue file, in order: the facts as framed JSON (`framed-json.ts`), then the contents. */
export function rescueFileParts(submissions: readonly RescuedSubmission[]): Uint8Array<ArrayBuffer>[] {
  const facts = submissions.map(({ content, ...envelope }): RescueFacts => ({ ...envelope, size: content.length }))
  return [frameJson(facts), ...submissions.map(({ content }) => content)]
}
