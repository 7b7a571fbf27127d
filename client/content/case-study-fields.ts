/** A field of several entries as it is written, `A; B; C`, as a list. */
export function parseList(field: string): string[] {
  return field
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

export const RESULT_ICONS = ['Users', 'TrendingUp', 'Clock'] as const

export interface CaseStudyResult {
  icon: (typeof RESULT_ICONS)[number]
  value: string
  label: string
}

/**
 * The figures of a case study from `icon|value|label key; …`.
 * @throws Error when an entry is not three parts, names no known icon or a label that the texts do not have.
 */
export function parseResults(resultsWithIcon: string, labels: Record<string, string> = {}): CaseStudyResult[] {
  return parseList(resultsWithIcon).map((entry) => {
    const [icon, value, labelKey = '', ...rest] = entry.split('|').map((part) => part.trim())
    const knownIcon = RESULT_ICONS.find((name) => name === icon)
    const label = labels[labelKey]
    if (!knownIcon || !value || !labelKey || rest.length > 0)
      throw new Error(`resultsWithIcon: "${entry}" is not icon|value|label`)
    if (!label) throw new Error(`resultLabels: the label "${labelKey}" of "${entry}" is missing`)
    return { icon: knownIcon, value, label }
  })
}
