/** Converts a job's closing date to ISO 8601: `31.12.2025` → `2025-12-31`. */
export function isoClosingDate(closingDate: string): string {
  return closingDate.split('.').reverse().join('-')
}

/**
 * The last second of a job's closing date in the time zone of Ho Chi Minh City: `2025-12-31T23:59:59+07:00`. The offset
 * is fixed because the city has no summer time.
 */
export function closingTime(closingDate: string): string {
  return `${isoClosingDate(closingDate)}T23:59:59+07:00`
}
