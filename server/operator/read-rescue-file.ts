import * as z from 'zod/mini'
import { unframeJson } from '#contract/submission/framed-json.ts'
import type { RescuedSubmission, RescueFacts } from '#contract/submission/rescue-file.ts'
import { SUBMISSION_KINDS } from '#contract/submission/submission.ts'
import { isUuid } from '#contract/uuid.ts'

const facts = z.array(
  z.object({
    id: z.string().check(z.refine(isUuid)),
    kind: z.enum(SUBMISSION_KINDS),
    version: z.int(),
    keyId: z.string(),
    size: z.int().check(z.nonnegative()),
  }),
) satisfies z.ZodMiniType<RescueFacts[]>

interface RescueFile {
  submissions: RescuedSubmission[]
  /** Number of submissions whose contents are not in the file as a whole, because the file is cut off. */
  missing: number
}

/**
 * Returns the submissions in a rescue file, which contains the encrypted submissions that a tablet could not send.
 * Their contents share the memory of `bytes`. Throws when the file has another format, or is cut off in the list at
 * its beginning.
 */
export function readRescueFile(bytes: Uint8Array<ArrayBuffer>): RescueFile {
  const { value, rest } = unframeJson(bytes)
  let at = 0
  const listed = facts.parse(value).map(({ size, ...envelope }) => {
    const content = rest.subarray(at, at + size)
    at += size
    return { isWhole: at <= rest.length, submission: { ...envelope, content } }
  })
  if (at < rest.length) throw new Error('The file has another format')
  const whole = listed.filter(({ isWhole }) => isWhole)
  return { submissions: whole.map(({ submission }) => submission), missing: listed.length - whole.length }
}
