import type { FormDefinition } from '#client/islands/forms/form-definition.ts'
import { contactSchema } from '#contract/submission/contact.ts'
import {
  CONTACT_CONTROLS,
  type ContactValues,
  contactErrors,
  EMPTY_CONTACT,
  fillEmptyFields,
  fromControls,
  fromDraft,
  isBlank,
  toDraft,
} from './contact-values.ts'

/** The description of the contact form, which `useSubmissionForm` needs to run the form. */
export const contactDefinition: FormDefinition<ContactValues> = {
  kind: 'contact',
  empty: EMPTY_CONTACT,
  controls: CONTACT_CONTROLS,
  errors: contactErrors,
  dependentOn: (changed, values) => (changed.includes('country') && values.phone !== '' ? ['phone'] : []),
  isBlank,
  toDraft,
  fromDraft: ({ replaces, ...draft }) => ({
    values: fromDraft(draft),
    replaces: typeof replaces === 'string' ? replaces : undefined,
  }),
  fromRecord: ({ payload }) => fromDraft(payload),
  fillEmptyFields,
  fromControls,
  request: (values, delivery) => ({ kind: 'contact', payload: contactSchema.parse(toDraft(values)), ...delivery }),
}
