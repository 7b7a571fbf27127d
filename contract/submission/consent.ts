import type { Locale } from '../addresses.ts'

/** Name of the request's member with the consent, beside the payload. */
export const CONSENT_FIELD = 'consent'

/** The sender's consent to the privacy policy. */
export interface Consent {
  /** When, by the device's clock: ISO 8601 in UTC. */
  at: string
  locale: Locale
  /** `privacyPolicyVersion` of the page; absent in submissions that a release before 2026-11-23 has stored on the device. */
  policyVersion?: string | undefined
}
