/**
 * Returns the wait that a header `Retry-After` asks for (RFC 9110 §10.2.3: seconds or a date), in milliseconds; 0 for a
 * date that is already past. Returns undefined if the header is absent or unreadable.
 */
export function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0)
}
