import type { Locale } from '../addresses.ts'

/** Name of the field of a request that contains the consent. The field stands beside the payload. */
export const CONSENT_FIELD = 'consent'

/** The sender's consent to the privacy policy. */
export interface Consent {
  /** When the sender gave consent, by the device's clock: ISO 8601 in UTC. */
  at: string
  locale: Locale
  /**
   * The `privacyPolicyVersion` that the page had. It is missing in submissions that a release before 2026-11-23 has
   * stored on the device.
   */
  policyVersion?: string | undefined
}
