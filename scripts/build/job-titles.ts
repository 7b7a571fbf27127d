import { paths } from '#client/navigation/paths.ts'
import { DEFAULT_LOCALE, LOCALES } from '#contract/addresses.ts'
import type { JobItem } from '../content/jobs.ts'

/**
 * A table in which the relay finds the job that an application names. It maps the title of a job in each language to
 * its title in the default language and the path of its page. If an open and a closed job share a title, the title
 * belongs to the open one.
 */
export function jobTitles(jobs: readonly JobItem[]): Record<string, { title: string; path: string }> {
  const closedFirst = jobs.toSorted((a, b) => Number(a.job.status === 'open') - Number(b.job.status === 'open'))
  return Object.fromEntries(
    closedFirst.flatMap(({ slug, texts }) => {
      const job = { title: texts[DEFAULT_LOCALE].title.trim(), path: paths.job(DEFAULT_LOCALE, slug) }
      // Trim the titles, because the relay looks up trimmed titles.
      return LOCALES.map((locale) => [texts[locale].title.trim(), job])
    }),
  )
}
