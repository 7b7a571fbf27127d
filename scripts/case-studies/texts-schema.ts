import { z } from 'zod'
import type { CaseStudyTexts } from '#client/content/case-study.ts'
import { parseList } from '#client/content/case-study-fields.ts'
import { storyParts } from '#client/content/story-parts.ts'
import { diagramSchema } from './diagram-schema.ts'
import { markdown } from './markdown-schema.ts'

/** Longer descriptions are cut in search results. */
const DESCRIPTION_MAX_LENGTH = 155

const text = z.string().trim().min(1)

const fields = z.strictObject({
  title: text,
  description: text.max(DESCRIPTION_MAX_LENGTH),
  category: text,
  results: text.refine((field) => [3, 4].includes(parseList(field).length), {
    error: ({ input }) =>
      `has ${parseList(`${input}`).length} entries, three or four separated by semicolons belong there`,
  }),
  resultLabels: z.record(z.string(), text).optional(),
  fullDescription: text.optional(),
  keyHighlights: text.optional(),
  challenge: markdown,
  solution: markdown,
  resultText: markdown,
  diagrams: z.array(diagramSchema).min(1).optional(),
})

/** The fields of an `en.json` or `vi.json`, each by its schema. */
export const textsShape = fields.shape

/** What an `en.json` or `vi.json` is made of. */
export const textsSchema = fields.superRefine(({ diagrams = [], ...sections }, context) => {
  for (const [index, { section, part = 1 }] of diagrams.entries()) {
    const count = storyParts(sections[section]).length
    if (part > count)
      context.addIssue({ code: 'custom', path: ['diagrams', index, 'part'], message: `is ${part}, of ${count} parts` })
  }
}) satisfies z.ZodType<CaseStudyTexts>

/** What belongs into each of these fields. */
export const TEXTS_HINTS: Record<keyof CaseStudyTexts, string> = {
  title: 'what was built, as a heading',
  description: `one or two sentences, at most ${DESCRIPTION_MAX_LENGTH} characters`,
  category: 'a word or two for the badge of the card',
  results: 'three or four bullets on what changed, separated by semicolons',
  resultLabels: 'the words of each label that resultsWithIcon in case-study.ts names',
  fullDescription: 'the case in one paragraph',
  keyHighlights: 'what is worth telling a colleague, separated by semicolons',
  challenge: 'markdown: what went wrong and what could not be changed',
  solution: 'markdown: what was built and why so',
  resultText: 'markdown: what came of it',
  diagrams: 'drawings as client/content/case-study-diagram.ts describes them',
}
