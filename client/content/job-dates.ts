import { closingTime } from '#contract/content/closing-date.ts'
import type { JobFacts } from '#contract/content/job-schema.ts'

/** For how long a job is called new after its publication. */
const NEW_DAYS = 60

const DAY_MS = 24 * 60 * 60 * 1000

/** The moment at which a job published on a day (`YYYY-MM-DD` in Ho Chi Minh City) is no longer new, ISO 8601. */
export function newUntil(published: string): string {
  return new Date(Date.parse(`${published}T00:00:00+07:00`) + NEW_DAYS * DAY_MS).toISOString()
}

/** True while search engines may offer a job: open, listed, its closing date not over. */
export function isAdvertised({ status, listed, closingDate }: JobFacts, now: Date): boolean {
  return status === 'open' && listed && now <= new Date(closingTime(closingDate))
}
