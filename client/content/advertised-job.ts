import { closingTime } from './closing-date.ts'
import type { JobFacts } from './job.ts'

/**
 * True while search engines may offer a job to those who look for one: open, listed, and its closing date not over. To be
 * asked when the page's content is loaded, not while it is rendered: a served page and its visitor live at different times.
 */
export function isAdvertised({ status, listed, closingDate }: JobFacts, now: Date): boolean {
  return status === 'open' && listed && now <= new Date(closingTime(closingDate))
}
