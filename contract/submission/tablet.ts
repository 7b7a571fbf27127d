import * as z from 'zod/mini'

/** Longest name of a tablet, in characters. */
export const TABLET_NAME_MAX_LENGTH = 20

const NUMBER_MAX = 1_000_000

export const tabletSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(TABLET_NAME_MAX_LENGTH)),
  number: z.int().check(z.positive(), z.maximum(NUMBER_MAX)),
})

/**
 * Which tablet of a fair a submission comes from, and its number there: 1 for the first. A number that never arrives
 * shows the operator that a submission is still on its tablet, or lost with it.
 */
export type Tablet = z.infer<typeof tabletSchema>
