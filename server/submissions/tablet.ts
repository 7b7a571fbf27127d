import * as z from 'zod/mini'
import { TABLET_NAME_MAX_LENGTH, type Tablet } from '#contract/submission/tablet.ts'

const NUMBER_MAX = 1_000_000

const tabletSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(TABLET_NAME_MAX_LENGTH)),
  number: z.int().check(z.positive(), z.maximum(NUMBER_MAX)),
})

/** Returns the tablet that a submission names; null when it names none or the value is malformed. */
export function tabletIn(value: unknown): Tablet | null {
  const parsed = tabletSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}
