/** For so long after it was published a job is called new. */
const NEW_DAYS = 60

const DAY_MS = 24 * 60 * 60 * 1000

/** The moment at which a job published on a day (`YYYY-MM-DD`, where the company is) is no longer new, ISO 8601. */
export function newUntil(published: string): string {
  return new Date(Date.parse(`${published}T00:00:00+07:00`) + NEW_DAYS * DAY_MS).toISOString()
}
