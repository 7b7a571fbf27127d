import { LOCALES } from '#contract/addresses.ts'
import type { CheckedJob } from '../jobs/checked-jobs.ts'

/**
 * What applications for closed jobs are called, in every language; the relay refuses those. A title that an open job has,
 * too, is none of them.
 */
export function closedJobTitles(jobs: readonly CheckedJob[]): string[] {
  const open = titlesOf(jobs, 'open')
  return [...titlesOf(jobs, 'closed')].filter((title) => !open.has(title)).sort()
}

function titlesOf(jobs: readonly CheckedJob[], status: CheckedJob['job']['status']): Set<string> {
  const ofStatus = jobs.filter(({ job }) => job.status === status)
  // Trimmed, as the relay reads the title of an application.
  return new Set(ofStatus.flatMap(({ texts }) => LOCALES.map((locale) => texts(locale).title.trim())))
}
