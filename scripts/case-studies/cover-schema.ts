import { z } from 'zod'
import type { CaseStudyCover } from '#client/content/case-study-cover.ts'
import { LAYOUTS } from '../art/covers/layouts.ts'
import { PALETTES } from '../art/covers/palette.ts'
import { SCENE_NAMES } from '../art/covers/scene-names.ts'

const namesOf = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[]

/** What the export `cover` of a `case-study.ts` is made of. */
export const coverSchema = z.strictObject({
  scene: z.string().refine((scene) => SCENE_NAMES.includes(scene), {
    error: ({ input }) => `"${input}" is no file in scripts/art/covers/scenes/; there are ${SCENE_NAMES.join(', ')}`,
  }),
  layout: z.enum(namesOf(LAYOUTS)),
  ground: z.enum(namesOf(PALETTES)),
  seed: z.int(),
}) satisfies z.ZodType<CaseStudyCover>

/** What belongs into each of these fields. */
export const COVER_HINTS: Record<keyof CaseStudyCover, string> = {
  scene: 'the name of a file in scripts/art/covers/scenes/, without .ts',
  layout: `one of ${namesOf(LAYOUTS).join(', ')}`,
  ground: `one of ${namesOf(PALETTES).join(', ')}`,
  seed: 'a whole number that no other cover has',
}
