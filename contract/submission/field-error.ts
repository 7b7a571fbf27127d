/**
 * Error codes for refused fields. The schemas use the codes as messages, the relay returns them in `fields`, and the
 * client translates them (namespace `form`, key `error.<code>`).
 */
const FIELD_ERRORS = [
  'required',
  'invalid',
  'too_long',
  'unknown_field',
  'email_invalid',
  'phone_invalid_vn',
  'phone_invalid_usca',
  'phone_invalid_au',
  'phone_invalid_gb',
  'phone_invalid_generic',
  'phone_invalid_application',
  'resume_required',
  'resume_format',
  'resume_too_large',
  'resume_mismatch',
  'resume_empty',
  'resume_macros',
  'resume_protected',
  'resume_damaged',
  'resume_malicious',
] as const

export type FieldError = (typeof FIELD_ERRORS)[number]
