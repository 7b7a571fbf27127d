import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from '#contract/addresses.ts'
import { parseResultEntries, splitResults } from '#contract/content/case-study-fields.ts'
import { caseStudyFactsSchema, caseStudyTextsSchema, coverSchema } from '#contract/content/case-study-schema.ts'
import { SCENE_NAMES } from '../art/covers/scene-names.ts'
import { type ContentFolder, readTexts, type Texts } from './content-folder.ts'
import type { ContentItem, ContentKind } from './content-kind.ts'
import { diagramDifference } from './diagram-difference.ts'

/** Optional fields of a case study's texts. A field must be present in all languages or in none. */
const OPTIONAL_TEXTS = ['fullDescription', 'keyHighlights', 'diagrams'] as const

const scene = z
  .string()
  .refine((name) => SCENE_NAMES.includes(name), {
    error: ({ input }) => `"${input}" is no file in scripts/art/covers/scenes/; there are ${SCENE_NAMES.join(', ')}`,
  })
  .describe(`${coverSchema.shape.scene.description}`)

export const CASE_STUDIES = {
  name: 'case study',
  folder: 'client/content/case-studies',
  factsFile: 'case-study.ts',
  exports: {
    caseStudy: caseStudyFactsSchema,
    cover: z.strictObject({ ...coverSchema.shape, scene }).describe(`${coverSchema.description}`),
  },
  texts: caseStudyTextsSchema,
  uniqueFact: 'i18nKey',
  textsProblems: (texts, folder, locale) => [
    ...labelProblems(texts, folder),
    ...figureProblems(texts, folder),
    ...missingFields(texts, folder),
    ...(locale === DEFAULT_LOCALE ? [] : diagramProblems(texts, folder)),
  ],
} satisfies ContentKind

export type CaseStudyItem = ContentItem<typeof CASE_STUDIES>

/**
 * Finds figures of a case study's results that have no label, and labels that have no figure. Returns no problems if
 * the facts (`caseStudy` of `case-study.ts`) are invalid, because the figures cannot be read then.
 */
function labelProblems({ resultLabels }: Texts, { exports }: ContentFolder): string[] {
  const facts = caseStudyFactsSchema.safeParse('caseStudy' in exports && exports.caseStudy)
  if (!facts.success) return []
  const keys = parseResultEntries(facts.data.resultsWithIcon).map(({ labelKey }) => labelKey)
  const labels = Object.keys(resultLabels ?? {})
  return [
    ...keys
      .filter((key) => !labels.includes(key))
      .map((key) => `add "resultLabels.${key}" (the words below a figure of resultsWithIcon in case-study.ts)`),
    ...labels
      .filter((label) => !keys.includes(label))
      .map((label) => `"resultLabels.${label}" is named by no entry of resultsWithIcon in case-study.ts`),
  ]
}

/** Without `resultsWithIcon` the page of a case study shows the results as figures, so each must begin with one. */
function figureProblems({ results }: Texts, { exports }: ContentFolder): string[] {
  const facts = caseStudyFactsSchema.safeParse('caseStudy' in exports && exports.caseStudy)
  if (!facts.success || facts.data.resultsWithIcon) return []
  try {
    splitResults(`${results}`)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

function missingFields(texts: Texts, folder: ContentFolder): string[] {
  return OPTIONAL_TEXTS.flatMap((field) => {
    const other = LOCALES.find((locale) => field in readTexts(folder, locale))
    const { description } = caseStudyTextsSchema.shape[field]
    return other && !(field in texts) ? [`add "${field}" (${description}), since ${other}.json has it`] : []
  })
}

function diagramProblems({ diagrams }: Texts, folder: ContentFolder): string[] {
  const reference = readTexts(folder, DEFAULT_LOCALE)
  const expected = 'diagrams' in reference && reference.diagrams
  return expected && diagrams ? diagramDifference(diagrams, expected, `${DEFAULT_LOCALE}.json`) : []
}
