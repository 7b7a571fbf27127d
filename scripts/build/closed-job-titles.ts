import { LOCALES } from '#contract/addresses.ts'
import type { JobItem } from '../content/jobs.ts'

/** The titles of closed jobs in every language, except those that an open job has as well. The relay refuses applications for them. */
export function closedJobTitles(jobs: readonly JobItem[]): string[] {
  const open = titlesOf(jobs, 'open')
  return [...titlesOf(jobs, 'closed')].filter((title) => !open.has(title)).sort()
}

function titlesOf(jobs: readonly JobItem[], status: JobItem['job']['status']): Set<string> {
  const ofStatus = jobs.filter(({ job }) => job.status === status)
  // The relay compares trimmed titles.
  return new Set(ofStatus.flatMap(({ texts }) => LOCALES.map((locale) => texts[locale].title.trim())))
}
