import { paths } from '#client/navigation/paths.ts'
import { DEFAULT_LOCALE, LOCALES } from '#contract/addresses.ts'
import type { JobItem } from '../content/jobs.ts'

/**
 * The title of each job in the default language and the path of its page, by its title in every language, as an application may name
 * it. Where several jobs share a title, an open one has it.
 */
export function jobTitles(jobs: readonly JobItem[]): Record<string, { title: string; path: string }> {
  const closedFirst = jobs.toSorted((a, b) => Number(a.job.status === 'open') - Number(b.job.status === 'open'))
  return Object.fromEntries(
    closedFirst.flatMap(({ slug, texts }) => {
      const job = { title: texts[DEFAULT_LOCALE].title.trim(), path: paths.job(DEFAULT_LOCALE, slug) }
      // The relay looks up trimmed titles.
      return LOCALES.map((locale) => [texts[locale].title.trim(), job])
    }),
  )
}
