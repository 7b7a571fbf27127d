const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** True for a UUID in lower or upper case (RFC 9562 §4). */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}
