import type { Locale } from '../addresses.ts'

/**
 * Name of the request's field that contains the consent. The consent is not part of the payload, because relays of an
 * earlier release refuse unknown fields in a payload.
 */
export const CONSENT_FIELD = 'consent'

/** The visitor's consent to the privacy policy. */
export interface Consent {
  /** When the visitor gave consent, by the device's clock: ISO 8601 in UTC. */
  at: string
  locale: Locale
  /**
   * The `privacyPolicyVersion` of the page on which the visitor gave consent. It is missing in submissions that a
   * release before 2026-11-23 has stored on the device.
   */
  policyVersion?: string | undefined
}
