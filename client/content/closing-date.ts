/** A closing date as machines read it (ISO 8601): `31.12.2025` → `2025-12-31`. */
export function isoClosingDate(closingDate: string): string {
  return closingDate.split('.').reverse().join('-')
}
