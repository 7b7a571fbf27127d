import { closingTime } from '#contract/content/closing-date.ts'
import type { JobFacts } from '#contract/content/job-schema.ts'

/** A job is marked as new for this many days after its publication. */
const NEW_DAYS = 60

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Returns the moment at which a job stops being new, as ISO 8601. `published` is a day in Ho Chi Minh City
 * (`YYYY-MM-DD`).
 */
export function newUntil(published: string): string {
  return new Date(Date.parse(`${published}T00:00:00+07:00`) + NEW_DAYS * DAY_MS).toISOString()
}

/** True while search engines may offer a job: it is open and listed, and its closing date is not over. */
export function isAdvertised({ status, listed, closingDate }: JobFacts, now: Date): boolean {
  return status === 'open' && listed && now <= new Date(closingTime(closingDate))
}
