import type { Locale } from '#contract/addresses.ts'
import { resultFigures } from '#contract/content/case-study-fields.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import { caseStudyFacts } from './case-study-facts.ts'

// Each field has a glob of its own that imports only this field, so that the bundler leaves all other fields of the
// JSON files out. This works only as long as no module that the browser loads imports the whole JSON files.
// `vite.config.ts` puts these fields of all case studies in a language into one file.
const titles = import.meta.glob<string>('./case-studies/*/*.json', { import: 'title' })
const descriptions = import.meta.glob<string>('./case-studies/*/*.json', { import: 'description' })
const categories = import.meta.glob<string>('./case-studies/*/*.json', { import: 'category' })
const results = import.meta.glob<string>('./case-studies/*/*.json', { import: 'results' })
const resultLabels = import.meta.glob<CaseStudy['resultLabels']>('./case-studies/*/*.json', { import: 'resultLabels' })

/** Minimum loading time of the list in the browser, even on a fast connection (required by docs/product.md §7.4). */
const DELAY_MS = 200

/** The fields of a case study that the list shows or by which it filters. */
export type CaseStudyListItem = Pick<
  CaseStudy,
  'slug' | 'title' | 'description' | 'category' | 'technologies' | 'industry' | 'service'
> & {
  /** The first result. Its figure is in English notation, or in that of the texts' language. */
  result: { value: string; label: string } | undefined
}

/**
 * Loads the fields of all case studies that the list needs, the latest first. Rejects if the texts cannot be fetched.
 */
export async function loadCaseStudyList(locale: Locale): Promise<CaseStudyListItem[]> {
  const delay = import.meta.env.SSR ? undefined : new Promise((resolve) => setTimeout(resolve, DELAY_MS))
  const items = Promise.all(
    [...caseStudyFacts].map(async ([slug, { technologies, industry, service, resultsWithIcon }]) => {
      const file = `./case-studies/${slug}/${locale}.json`
      const texts = Promise.all([titles, descriptions, categories, results].map((field) => field[file]?.()))
      const labels = resultLabels[file]?.()
      const [title = '', description = '', category = '', bullets = ''] = await texts
      const [result] = resultFigures({ results: bullets, resultsWithIcon, resultLabels: await labels })
      return { slug, title, description, category, technologies, industry, service, result }
    }),
  )
  // Awaits both together: a rejection of `items` during the delay would otherwise be reported as unhandled.
  await Promise.all([items, delay])
  return items
}
