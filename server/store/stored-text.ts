import type { Consent } from '#contract/submission/consent.ts'

/** Removes U+0000 from a text and replaces lone surrogates, because PostgreSQL refuses both. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/**
 * Parses the JSON of a row and makes its texts well formed, because releases before 2026-11-25 stored lone surrogates.
 * A text that is not JSON is returned unchanged, so that one damaged row does not stop the work on other rows.
 */
export function storedJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => (typeof value === 'string' ? value.toWellFormed() : value))
  } catch {
    return text
  }
}

/** Parses the consent of a row. Returns null when the row has none or its text cannot be read. */
export function storedConsent(text: string | null): Consent | null {
  const consent = text === null ? null : storedJson(text)
  return typeof consent === 'object' ? (consent as Consent) : null
}
