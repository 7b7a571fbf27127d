/** A closing date in ISO 8601: `31.12.2025` → `2025-12-31`. */
export function isoClosingDate(closingDate: string): string {
  return closingDate.split('.').reverse().join('-')
}

/** The last second of a closing date in Ho Chi Minh City, which has no summer time: `2025-12-31T23:59:59+07:00`. */
export function closingTime(closingDate: string): string {
  return `${isoClosingDate(closingDate)}T23:59:59+07:00`
}
