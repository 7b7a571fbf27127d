import type { Consent } from '#contract/submission/consent.ts'

/**
 * What a row holds as JSON, its texts well formed, which those of releases before 2026-11-25 may not be. JSON that cannot be read is given
 * as the text that it is, so that a damaged row is in the way of none but itself.
 */
export function storedJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => (typeof value === 'string' ? value.toWellFormed() : value))
  } catch {
    return text
  }
}

/** The consent of a row; null also where it cannot be read. */
export function storedConsent(text: string | null): Consent | null {
  const consent = text === null ? null : storedJson(text)
  return typeof consent === 'object' ? (consent as Consent) : null
}
