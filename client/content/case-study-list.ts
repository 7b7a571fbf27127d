import type { Locale } from '#contract/addresses.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import { caseStudyFacts } from './case-study-facts.ts'

// One glob a field, by its name: the bundler then leaves the other texts out, as long as no module of the browser imports the
// whole files. `vite.config.ts` puts the fields of a language into one file.
const titles = import.meta.glob<string>('./case-studies/*/*.json', { import: 'title' })
const descriptions = import.meta.glob<string>('./case-studies/*/*.json', { import: 'description' })
const categories = import.meta.glob<string>('./case-studies/*/*.json', { import: 'category' })

/** The shortest time that loading the list takes in the browser (docs/product.md §7.4). */
const DELAY_MS = 200

/** The fields of a case study that the list shows or filters by. */
export type CaseStudyListItem = Pick<
  CaseStudy,
  'slug' | 'title' | 'description' | 'category' | 'technologies' | 'industry' | 'service'
>

/** Every case study as the list shows it, the latest first. Rejects when the texts cannot be fetched. */
export async function loadCaseStudyList(locale: Locale): Promise<CaseStudyListItem[]> {
  const delay = import.meta.env.SSR ? undefined : new Promise((resolve) => setTimeout(resolve, DELAY_MS))
  const items = Promise.all(
    [...caseStudyFacts].map(async ([slug, { technologies, industry, service }]) => {
      const file = `./case-studies/${slug}/${locale}.json`
      const texts = Promise.all([titles, descriptions, categories].map((field) => field[file]?.()))
      const [title = '', description = '', category = ''] = await texts
      return { slug, title, description, category, technologies, industry, service }
    }),
  )
  await delay
  return items
}
