import { closingTime } from '#contract/content/closing-date.ts'
import type { JobFacts } from '#contract/content/job-schema.ts'

/**
 * True while search engines may offer a job: it is open, it is on the list of jobs (`listed`), and its closing date
 * has not passed.
 */
export function isAdvertised({ status, listed, closingDate }: JobFacts, now: Date): boolean {
  return status === 'open' && listed && now <= new Date(closingTime(closingDate))
}
