/**
 * Values that the fields of a case study may have, and functions that read these fields. Pages load this module, too,
 * so it must not import zod, which would make their scripts larger.
 */

/**
 * The industries by which visitors filter case studies (docs/product.md §3.1). Each value is also a key of `industries`
 * in the translations.
 */
export const INDUSTRIES = [
  'retail_ecommerce',
  'healthcare',
  'finance',
  'logistics',
  'manufacturing',
  'transportation',
  'food_beverage',
] as const

export type Industry = (typeof INDUSTRIES)[number]

/** Characters of a description that a card in the list of case studies shows (docs/product.md §2.7). */
export const CARD_DESCRIPTION_MAX_LENGTH = 135

const RESULT_ICONS = ['Users', 'TrendingUp', 'Clock'] as const

type ResultIcon = (typeof RESULT_ICONS)[number]

/** A result figure with its label in the language of the page. */
interface CaseStudyResult {
  icon: ResultIcon
  value: string
  label: string
}

/** The entries of a field that is written as `A; B; C`. */
export function parseList(field: string): string[] {
  return field
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/**
 * The entries of `resultsWithIcon`, which is written as `icon|value|label key; …`. The texts of each language contain
 * the label for each key.
 * @throws Error when an entry does not have three parts or names an unknown icon.
 */
export function parseResultEntries(resultsWithIcon: string): { icon: ResultIcon; value: string; labelKey: string }[] {
  return parseList(resultsWithIcon).map((entry) => {
    const [icon, value, labelKey, ...rest] = entry.split('|').map((part) => part.trim())
    if (!icon || !value || !labelKey || rest.length > 0)
      throw new Error(`resultsWithIcon: "${entry}" is not icon|value|label`)
    const knownIcon = RESULT_ICONS.find((name) => name === icon)
    if (!knownIcon)
      throw new Error(`resultsWithIcon: the icon "${icon}" of "${entry}" is none of ${RESULT_ICONS.join(', ')}`)
    return { icon: knownIcon, value, labelKey }
  })
}

/**
 * The result figures of a case study with their labels from the texts of a language.
 * @throws Error when an entry is malformed or names a label that the texts do not have.
 */
export function parseResults(resultsWithIcon: string, labels: Record<string, string> = {}): CaseStudyResult[] {
  return parseResultEntries(resultsWithIcon).map(({ icon, value, labelKey }) => {
    const label = labels[labelKey]
    if (!label) throw new Error(`resultLabels: the label "${labelKey}" is missing`)
    return { icon, value, label }
  })
}

/**
 * The entries of `results`, each split after the figure with which it begins: that of "58 days" is 58.
 * @throws Error when an entry does not begin with a figure.
 */
export function splitResults(results: string): Omit<CaseStudyResult, 'icon'>[] {
  return parseList(results).map((entry) => {
    const [, value, label] = /^(\d\S*)\s(.+)$/.exec(entry) ?? []
    if (!value || !label) throw new Error(`results: "${entry}" does not begin with a figure`)
    return { value, label }
  })
}

/**
 * The results of a case study as figures with labels: those of `resultsWithIcon`, or those of `results` if it has none.
 */
export function resultFigures(caseStudy: {
  results: string
  resultsWithIcon: string
  resultLabels?: Record<string, string> | undefined
}): Omit<CaseStudyResult, 'icon'>[] {
  const { results, resultsWithIcon, resultLabels } = caseStudy
  return resultsWithIcon ? parseResults(resultsWithIcon, resultLabels) : splitResults(results)
}

/**
 * Splits the markdown of a section into parts, before each of its `###` headings. The field `part` of a diagram is the
 * number of the part after which the page shows the diagram.
 */
export function splitAtHeadings(markdown: string): string[] {
  return markdown.split(/\n+(?=### )/)
}
