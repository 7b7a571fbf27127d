import type { PendingSubmission } from '#client/device/outbox/submission-record.ts'
import type { SubmitRequest } from '#client/device/submitting/submit.ts'
import type { FieldError } from '#contract/submission/field-error.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'

/** The value that every form has besides the fields of its own. */
export interface FormValues {
  consent: boolean
}

/** The name of one of a form's controls. */
export type ControlOf<Values> = keyof Values & string

/** Why a control's value is refused: an error that the relay would give too, or one that only the form can find. */
export type FormError = FieldError | 'consent_required' | 'resume_several' | 'resume_unreadable'

export type FormErrors<Values> = Partial<Record<ControlOf<Values>, FormError>>

/** Values from a draft or from a refused submission, and the id of the submission that the form will replace when it is sent. */
export interface Revision<Values> {
  values: Values
  replaces?: string
  errors?: FormErrors<Values>
}

/** The part of a submit request that does not come from the form's fields. */
type Delivery = Pick<SubmitRequest, 'locale' | 'captchaToken' | 'replaces'>

/** One form as data: all that `useSubmissionForm` needs to run it. */
export interface FormDefinition<Values extends FormValues> {
  /** Also the name of the form's draft. */
  kind: SubmissionKind
  empty: Values
  /** The names of the controls, from top to bottom. */
  controls: readonly ControlOf<Values>[]
  /** Validates the values: the errors by control, an empty object when all are right. */
  errors: (values: Values) => FormErrors<Values>
  /** The controls whose validity depends on the changed ones, such as a phone number on its country. */
  dependentOn?: (changed: ControlOf<Values>[], values: Values) => ControlOf<Values>[]
  /** True while the form holds nothing worth keeping as a draft. */
  isBlank: (values: Values) => boolean
  /** The draft of a half-filled form. It never contains the consent, which a visitor has to give anew. */
  toDraft: (values: Values) => object
  /** The values in a draft of this or another version of the form; fields that do not fit are left out. */
  fromDraft: (draft: Record<string, unknown>) => Revision<Values> | Promise<Revision<Values>>
  /** The values in a rejected or expired submission of this kind. */
  fromRecord: (record: PendingSubmission) => Values | Promise<Values>
  /** `values` with its empty fields filled in from a draft. */
  fillEmptyFields: (values: Values, kept: Values) => Values
  /** The values in the controls of the served HTML, which a visitor may have filled in before the script had loaded. */
  fromControls: (form: HTMLFormElement) => Values
  request: (values: Values, delivery: Delivery) => SubmitRequest
}
