import type { Locale, Service } from '#contract/addresses.ts'
import type { CaseStudy, CaseStudyTexts } from '#contract/content/case-study-schema.ts'
import { caseStudyFacts } from './case-study-facts.ts'

const texts = import.meta.glob<CaseStudyTexts>('./case-studies/*/*.json', { import: 'default' })

/** Maximum number of case studies on the page of a service (docs/product.md §9.4). */
const SERVICE_CASE_STUDIES_MAX_COUNT = 3

/**
 * Loads every case study in a language, the latest first. Only the build may import this module: in the browser it
 * would load the whole text of every case study. Rejects if a translation is missing.
 */
export function loadCaseStudies(locale: Locale): Promise<CaseStudy[]> {
  return Promise.all(
    [...caseStudyFacts].map(async ([slug, facts]) => {
      const loadTexts = texts[`./case-studies/${slug}/${locale}.json`]
      if (!loadTexts) throw new Error(`client/content/case-studies/${slug}/${locale}.json is missing`)
      return { slug, ...facts, ...(await loadTexts()) }
    }),
  )
}

/** Loads the latest case studies of a service in a language, at most `SERVICE_CASE_STUDIES_MAX_COUNT`. */
export async function loadCaseStudiesOfService(locale: Locale, service: Service): Promise<CaseStudy[]> {
  const caseStudies = await loadCaseStudies(locale)
  return caseStudies.filter((caseStudy) => caseStudy.service === service).slice(0, SERVICE_CASE_STUDIES_MAX_COUNT)
}
