import type { PendingSubmission } from '#client/device/outbox/submission-record.ts'
import type { SubmitRequest } from '#client/device/submitting/submit.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import type { FormError } from './controls/form-error.ts'

/** What stands in every form beside the fields of its own. */
export interface FormValues {
  consent: boolean
}

export type ControlOf<Values> = keyof Values & string

export type FormErrors<Values> = Partial<Record<ControlOf<Values>, FormError>>

/** Kept values and the submission that they take the place of once they are sent. */
export interface Revision<Values> {
  values: Values
  replaces?: string
  errors?: FormErrors<Values>
}

/** What `submit` is told about a form's values from outside the form. */
export type Delivery = Pick<SubmitRequest, 'locale' | 'captchaToken' | 'replaces'>

/** All that `useSubmissionForm` has to know of one form. */
export interface FormDefinition<Values extends FormValues> {
  /** Also the name of its draft. */
  kind: SubmissionKind
  empty: Values
  /** The names of the controls, from top to bottom. */
  controls: readonly ControlOf<Values>[]
  /** What is wrong with the values, by control. */
  errors: (values: Values) => FormErrors<Values>
  /** The controls that are to be judged anew after others have changed. */
  dependentOn?: (changed: ControlOf<Values>[], values: Values) => ControlOf<Values>[]
  /** True while there is nothing worth keeping. */
  isBlank: (values: Values) => boolean
  /** What is kept of a half-filled form: never the consent, which has to be given anew. */
  toDraft: (values: Values) => object
  /** The kept draft, of this or another version of the form; whatever does not fit is left out. */
  fromDraft: (draft: Record<string, unknown>) => Revision<Values> | Promise<Revision<Values>>
  /** What a rejected or expired submission of this kind holds. */
  fromRecord: (record: PendingSubmission) => Values | Promise<Values>
  /** `values` with what is still empty taken from a kept draft. */
  filledUp: (values: Values, kept: Values) => Values
  /** What the controls hold: somebody may have filled in the served page before the script was there. */
  fromControls: (form: HTMLFormElement) => Values
  request: (values: Values, delivery: Delivery) => SubmitRequest
}
