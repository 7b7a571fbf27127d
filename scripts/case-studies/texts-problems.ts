import type { CaseStudyTexts } from '#client/content/case-study.ts'
import { parseResultEntries } from '#client/content/case-study-fields.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locale.ts'
import type { CaseStudyFolder } from './case-study-folder.ts'
import { diagramDifference } from './diagram-difference.ts'
import { factsSchema } from './facts-schema.ts'
import { schemaProblems } from './schema-problems.ts'
import { TEXTS_HINTS, textsSchema } from './texts-schema.ts'

/** Fields that a case study may do without, but in all languages alike. */
const OPTIONAL_FIELDS = ['fullDescription', 'keyHighlights', 'diagrams'] as const satisfies (keyof CaseStudyTexts)[]

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** What is wrong with the texts of a folder in a language, each as the end of a line that begins with the file's name. */
export function textsProblems(folder: CaseStudyFolder, locale: Locale): string[] {
  if (folder.files[`${locale}.json`] === undefined)
    return [` is missing: add it with the texts in ${languageNames.of(locale)}: ${fieldsOf(folder).join(', ')}`]
  const texts = readTexts(folder, locale)
  if (texts instanceof Error) return [` is no JSON object: ${texts.message}`]
  return [
    ...schemaProblems(textsSchema, texts, TEXTS_HINTS),
    ...labelProblems(folder, texts),
    ...missingFields(folder, texts),
    ...(locale === DEFAULT_LOCALE ? [] : drawingProblems(folder, texts)),
  ].map((problem) => `: ${problem}`)
}

type Texts = Partial<Record<keyof CaseStudyTexts, unknown>>

function readTexts({ files }: CaseStudyFolder, locale: Locale): Texts | Error {
  try {
    const texts = JSON.parse(files[`${locale}.json`] ?? '{}')
    return typeof texts === 'object' && texts !== null ? texts : new Error(`it holds ${JSON.stringify(texts)}`)
  } catch (error) {
    return error as Error
  }
}

/** The fields that another language has; when there is none, those that every case study has. */
function fieldsOf(folder: CaseStudyFolder): string[] {
  const other = LOCALES.find((locale) => folder.files[`${locale}.json`] !== undefined)
  if (other) return Object.keys(readTexts(folder, other))
  return Object.entries(textsSchema.shape).flatMap(([field, schema]) => (schema.isOptional() ? [] : [field]))
}

/** Figures without words below them, and words without a figure. */
function labelProblems({ exports }: CaseStudyFolder, { resultLabels }: Texts): string[] {
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

function missingFields(folder: CaseStudyFolder, texts: Texts): string[] {
  return OPTIONAL_FIELDS.flatMap((field) => {
    const other = LOCALES.find((locale) => field in readTexts(folder, locale))
    return other && !(field in texts) ? [`add "${field}" (${TEXTS_HINTS[field]}), since ${other}.json has it`] : []
  })
}

function drawingProblems(folder: CaseStudyFolder, { diagrams }: Texts): string[] {
  const reference = readTexts(folder, DEFAULT_LOCALE)
  const drawings = 'diagrams' in reference && reference.diagrams
  return drawings && diagrams ? diagramDifference(diagrams, drawings, `${DEFAULT_LOCALE}.json`) : []
}
