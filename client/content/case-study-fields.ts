/** A field of several entries as it is written, `A; B; C`, as a list. */
export function parseList(field: string): string[] {
  return field
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

export const RESULT_ICONS = ['Users', 'TrendingUp', 'Clock'] as const

type ResultIcon = (typeof RESULT_ICONS)[number]

export interface CaseStudyResult {
  icon: ResultIcon
  value: string
  label: string
}

/**
 * The entries of `resultsWithIcon`, `icon|value|label key; …`; the words of a label stand with the texts of each language.
 * @throws Error when an entry is not three parts or names no known icon.
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
 * The figures of a case study with their labels in the language of the texts.
 * @throws Error when an entry is broken or names a label that the texts do not have.
 */
export function parseResults(resultsWithIcon: string, labels: Record<string, string> = {}): CaseStudyResult[] {
  return parseResultEntries(resultsWithIcon).map(({ icon, value, labelKey }) => {
    const label = labels[labelKey]
    if (!label) throw new Error(`resultLabels: the label "${labelKey}" is missing`)
    return { icon, value, label }
  })
}
