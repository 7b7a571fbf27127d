import { paths } from '#client/navigation/paths.ts'
import { DEFAULT_LOCALE, LOCALES } from '#contract/addresses.ts'
import type { CheckedJob } from '../jobs/checked-jobs.ts'

/**
 * What each job is called in the company's language and the path of its page, by each title that an application may name it by. A title
 * that several jobs have stands for an open one.
 */
export function jobTitles(jobs: readonly CheckedJob[]): Record<string, { title: string; path: string }> {
  const closedFirst = jobs.toSorted((a, b) => Number(a.job.status === 'open') - Number(b.job.status === 'open'))
  return Object.fromEntries(
    closedFirst.flatMap(({ slug, texts }) => {
      const job = { title: texts(DEFAULT_LOCALE).title.trim(), path: paths.job(DEFAULT_LOCALE, slug) }
      // Trimmed, as the relay reads the title of an application.
      return LOCALES.map((locale) => [texts(locale).title.trim(), job])
    }),
  )
}
