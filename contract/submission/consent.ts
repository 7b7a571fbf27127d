import type { Locale } from '../addresses.ts'

/** Name of the member of a request, beside its payload, that tells of the consent to the privacy policy. */
export const CONSENT_FIELD = 'consent'

/** To what, when and in which language the sender of a submission consented. */
export interface Consent {
  /** ISO 8601 in UTC, by the clock of the device. */
  at: string
  locale: Locale
  /** `privacyPolicyVersion` of the page; absent in what a release before 2026-11-23 has kept for sending. */
  policyVersion?: string | undefined
}
