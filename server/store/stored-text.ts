import type { Consent } from '#contract/submission/consent.ts'

/** Text that every database accepts: PostgreSQL refuses U+0000 and lone surrogates. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/**
 * Parses the JSON of a row and makes its texts well formed, because releases before 2026-11-25 stored lone surrogates. Returns the text itself
 * when it is not JSON, so that one damaged row does not stop the others.
 */
export function storedJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => (typeof value === 'string' ? value.toWellFormed() : value))
  } catch {
    return text
  }
}

/** The consent of a row; null also when it cannot be read. */
export function storedConsent(text: string | null): Consent | null {
  const consent = text === null ? null : storedJson(text)
  return typeof consent === 'object' ? (consent as Consent) : null
}
