import type { FieldError } from '#contract/submission/field-error.ts'

/** Why a control of a form is not right: what the relay would refuse too, or what it never gets to see. */
export type FormError = FieldError | 'consent_required' | 'resume_several' | 'resume_unreadable'
