import type { FieldError } from '#contract/field-error.ts'

/** Why a control of a form is not right: what the relay would refuse too, or the consent, which is not sent. */
export type FormError = FieldError | 'consent_required'
