import type { CaseStudyTexts } from '#client/content/case-study.ts'
import { parseResultEntries } from '#client/content/case-study-fields.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/addresses.ts'
import type { ContentFolder } from '../content-check/content-folder.ts'
import { readTexts, textsProblems } from '../content-check/folder-texts.ts'
import { schemaProblems } from '../content-check/schema-problems.ts'
import { diagramDifference } from './diagram-difference.ts'
import { factsSchema } from './facts-schema.ts'
import { TEXTS_HINTS, textsSchema, textsShape } from './texts-schema.ts'

type Texts = Partial<Record<keyof CaseStudyTexts, unknown>>

/** Fields that a case study may do without, but in all languages alike. */
const OPTIONAL_FIELDS = ['fullDescription', 'keyHighlights', 'diagrams'] as const satisfies (keyof CaseStudyTexts)[]

const REQUIRED_FIELDS = Object.entries(textsShape).flatMap(([field, schema]) => (schema.isOptional() ? [] : [field]))

/** What is wrong with the texts of a folder in a language, each as the end of a line that begins with the file's name. */
export function caseStudyTextsProblems(folder: ContentFolder, locale: Locale): string[] {
  return textsProblems(folder, locale, REQUIRED_FIELDS, (texts: Texts) => [
    ...schemaProblems(textsSchema, texts, TEXTS_HINTS),
    ...labelProblems(folder, texts),
    ...missingFields(folder, texts),
    ...(locale === DEFAULT_LOCALE ? [] : drawingProblems(folder, texts)),
  ])
}

/** Figures without words below them, and words without a figure. */
function labelProblems({ exports }: ContentFolder, { resultLabels }: Texts): string[] {
  const facts = factsSchema.safeParse('caseStudy' in exports && exports.caseStudy)
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

function missingFields(folder: ContentFolder, texts: Texts): string[] {
  return OPTIONAL_FIELDS.flatMap((field) => {
    const other = LOCALES.find((locale) => field in readTexts(folder, locale))
    return other && !(field in texts) ? [`add "${field}" (${TEXTS_HINTS[field]}), since ${other}.json has it`] : []
  })
}

function drawingProblems(folder: ContentFolder, { diagrams }: Texts): string[] {
  const reference = readTexts(folder, DEFAULT_LOCALE)
  const drawings = 'diagrams' in reference && reference.diagrams
  return drawings && diagrams ? diagramDifference(diagrams, drawings, `${DEFAULT_LOCALE}.json`) : []
}
