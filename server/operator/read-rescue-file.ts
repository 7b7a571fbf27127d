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

/**
 * Returns the submissions in a rescue file, which contains the encrypted submissions that a tablet could not send.
 * Their contents share the memory of `bytes`. Throws when the file has another format or is cut off.
 */
export function readRescueFile(bytes: Uint8Array<ArrayBuffer>): RescuedSubmission[] {
  const { value, rest } = unframeJson(bytes)
  let at = 0
  const submissions = facts.parse(value).map(({ size, ...envelope }) => {
    const content = rest.subarray(at, at + size)
    at += size
    return { ...envelope, content }
  })
  if (at !== rest.length) throw new Error('The rescue file is not complete')
  return submissions
}
