import type { UnsealedSubmission } from '#client/device/database/submission-record.ts'
import type { SubmitRequest } from '#client/device/submitting/new-submission.ts'
import type { SubmitResult } from '#client/device/submitting/submit.ts'
import type { Locale } from '#contract/addresses.ts'
import type { FieldError } from '#contract/submission/field-error.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'

/** The value that every form has in addition to its own: whether the visitor has given consent. */
export interface FormValues {
  consent: boolean
}

/** The name of one of a form's controls. */
export type ControlOf<Values> = keyof Values & string

/**
 * The reason why a control's value is refused. The errors in `FieldError` come from the form or from the relay. The
 * three errors listed here come from the form only.
 */
export type FormError = FieldError | 'consent_required' | 'resume_several' | 'resume_unreadable'

export type FormErrors<Values> = Partial<Record<ControlOf<Values>, FormError>>

/**
 * Values to fill in: from a draft, or from a rejected or expired submission. `replaces` is the id of the earlier
 * submission that the form replaces when it is sent.
 */
export interface FormContent<Values> {
  values: Values
  replaces?: string
  errors?: FormErrors<Values>
}

/** The part of a submit request that does not come from the form's fields. */
type Delivery = Pick<SubmitRequest, 'locale' | 'captchaToken' | 'replaces'>

/** Describes one form: everything that `useSubmissionForm` needs to run the form. */
export interface FormDefinition<Values extends FormValues> {
  /** The kind of submission that the form sends. Also the name of the form's draft. */
  kind: SubmissionKind
  empty: Values
  /** The names of all controls. */
  controls: readonly ControlOf<Values>[]
  /** Validates the values. Returns the errors by control, an empty object if all values are valid. */
  errors: (values: Values) => FormErrors<Values>
  /**
   * Returns the controls to validate again because their validity depends on a changed control. For example, whether a
   * phone number is valid depends on the country.
   */
  dependentOn?: (changed: ControlOf<Values>[], values: Values) => ControlOf<Values>[]
  /** True while the form contains nothing that is worth saving as a draft. */
  isBlank: (values: Values) => boolean
  /**
   * Returns the draft of a half-filled form. A draft never contains the consent, which the visitor has to give again.
   */
  toDraft: (values: Values) => object
  /**
   * Returns the values in a draft, which another version of the form may have written. Ignores fields that do not fit.
   */
  fromDraft: (draft: Record<string, unknown>) => FormContent<Values> | Promise<FormContent<Values>>
  /** Returns the values in a rejected or expired submission of this kind. */
  fromRecord: (record: UnsealedSubmission) => Values | Promise<Values>
  /**
   * Returns `values` with its empty fields filled in from the draft `kept`. After a reload or Back, `values` contains
   * only what the browser itself has restored, and a browser may restore only some of the controls.
   */
  fillEmptyFields: (values: Values, kept: Values) => Values
  /**
   * Returns the values in the controls of the served HTML, which a visitor may have filled in before the script had
   * loaded.
   */
  fromControls: (form: HTMLFormElement) => Values
  /** Returns the request for `submit`. The values must be valid. */
  request: (values: Values, delivery: Delivery) => SubmitRequest
}

/** The props of every form. */
export interface SubmissionFormOptions {
  locale: Locale
  /** Called once the submission is accepted or saved on the device. The form's draft has been deleted by then. */
  onSent: (result: SubmitResult) => void
}
