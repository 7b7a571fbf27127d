/** Version of the privacy policy: the day of its last change, ISO 8601. Pages send it with each consent. */
export const privacyPolicyVersion = '2026-11-25'
