import * as z from 'zod/mini'
import { TABLET_NAME_MAX_LENGTH, type Tablet } from '#contract/submission/tablet.ts'
import { requiredLine } from '#contract/submission/text-field.ts'

const NUMBER_MAX = 1_000_000

const tabletSchema = z.object({
  name: requiredLine(TABLET_NAME_MAX_LENGTH),
  number: z.int().check(z.positive(), z.maximum(NUMBER_MAX)),
})

/**
 * Returns the name of the tablet in fair mode from which a submission comes, and the submission's number on this
 * tablet. Returns null when the submission names no tablet or the value is malformed.
 */
export function tabletIn(value: unknown): Tablet | null {
  const parsed = tabletSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}
