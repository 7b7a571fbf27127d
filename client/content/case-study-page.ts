import type { Locale } from '#contract/addresses.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import { loadCaseStudies } from './case-studies.ts'
import { relatedCaseStudies } from './related-case-studies.ts'

export interface CaseStudyPage {
  caseStudy: CaseStudy
  /** Month and year of publication in words. */
  publishedMonth: string
  /** Without `previous` and `next`, to which the page links just above. */
  related: CaseStudy[]
  /** The next newer case study. The list shows it before this one; the first case study has none. */
  previous?: CaseStudy
  /** The next older case study. The list shows it after this one; the last case study has none. */
  next?: CaseStudy
}

/** Loads the content of the page of a case study. Resolves to undefined for an unknown slug. */
export async function loadCaseStudyPage(slug: string, locale: Locale): Promise<CaseStudyPage | undefined> {
  const caseStudies = await loadCaseStudies(locale)
  const index = caseStudies.findIndex((caseStudy) => caseStudy.slug === slug)
  const caseStudy = caseStudies[index]
  if (!caseStudy) return undefined
  const [previous, next] = [caseStudies[index - 1], caseStudies[index + 1]]
  const others = caseStudies.filter((other) => other !== previous && other !== next)
  return {
    caseStudy,
    publishedMonth: MONTHS[locale](new Date(`${caseStudy.published}-01T00:00Z`)),
    related: relatedCaseStudies(slug, others),
    previous,
    next,
  }
}

const MONTHS: Record<Locale, (date: Date) => string> = {
  en: (date) => date.toLocaleDateString('en', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  // `toLocaleDateString` is not used for Vietnamese: its result, "tháng 10 năm 2024", is too long for the line on the
  // page.
  vi: (date) => `Tháng ${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`,
}
