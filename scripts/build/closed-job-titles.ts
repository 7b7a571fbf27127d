import { LOCALES } from '#contract/addresses.ts'
import type { JobItem } from '../content/jobs.ts'

/**
 * The titles of closed jobs in every language. The relay refuses applications for a job with one of these titles. A
 * title that an open job shares with a closed one is not in the list.
 */
export function closedJobTitles(jobs: readonly JobItem[]): string[] {
  const open = titlesOf(jobs, 'open')
  return [...titlesOf(jobs, 'closed')].filter((title) => !open.has(title)).sort()
}

function titlesOf(jobs: readonly JobItem[], status: JobItem['job']['status']): Set<string> {
  const ofStatus = jobs.filter(({ job }) => job.status === status)
  // Trim the titles, because the relay compares trimmed titles.
  return new Set(ofStatus.flatMap(({ texts }) => LOCALES.map((locale) => texts[locale].title.trim())))
}
