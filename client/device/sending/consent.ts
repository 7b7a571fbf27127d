import type { UnsealedSubmission } from '#client/device/database/submission-record.ts'
import type { Consent } from '#contract/submission/consent.ts'

/**
 * Returns the consent of a submission's author, dated `createdAt`: the forms require consent before they submit, so the
 * author had given it by then.
 */
export function consentOf({ createdAt, locale, policyVersion }: UnsealedSubmission): Consent {
  return { at: new Date(createdAt).toISOString(), locale, policyVersion }
}
