/** Version of the privacy policy: the day of its last change in ISO 8601. Pages send the version with each consent. */
export const privacyPolicyVersion = '2026-11-29'
