import { composeLetters } from '#client/islands/forms/compose-letters.ts'
import type { FormDefinition } from '#client/islands/forms/form-definition.ts'
import { textsForEmpty, textsIn } from '#client/islands/forms/text-controls.ts'
import { type Contact, contactSchema } from '#contract/submission/contact.ts'
import { COUNTRIES, type Country, DEFAULT_COUNTRY } from '#contract/submission/country.ts'
import { fieldErrors } from '#contract/submission/submission.ts'

/** The values of the contact form: payload and consent. The country is empty if none is chosen. */
export type ContactValues = Omit<Contact, 'country'> & { country: Country | ''; consent: boolean }

const EMPTY: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  country: DEFAULT_COUNTRY,
  phone: '',
  industry: '',
  jobRole: '',
  message: '',
  consent: false,
}

const CONTROLS = Object.keys(EMPTY) as (keyof ContactValues)[]
const TEXT_CONTROLS = CONTROLS.filter((name) => name !== 'country' && name !== 'consent')

/** The description of the contact form, which `useSubmissionForm` needs to run the form. */
export const contactDefinition: FormDefinition<ContactValues> = {
  kind: 'contact',
  empty: EMPTY,
  controls: CONTROLS,
  errors({ consent, ...payload }) {
    const parsed = contactSchema.safeParse(composeLetters(payload))
    return {
      ...(parsed.success ? {} : fieldErrors(parsed.error)),
      ...(consent ? {} : { consent: 'consent_required' }),
    }
  },
  dependentOn: (changed, values) => (changed.includes('country') && values.phone !== '' ? ['phone'] : []),
  // The country is ignored, because the empty form has one, too.
  isBlank: (values) => TEXT_CONTROLS.every((name) => values[name] === ''),
  // The default country is left out: in a partial draft it would replace the country of the stored draft
  // (`loadFormDraft`).
  toDraft: ({ consent: _, country, ...texts }) => (country === DEFAULT_COUNTRY ? texts : { ...texts, country }),
  fromDraft: ({ replaces, ...draft }) => ({
    values: valuesIn(draft),
    replaces: typeof replaces === 'string' ? replaces : undefined,
  }),
  fromRecord: ({ payload }) => valuesIn(payload),
  // The default country counts as empty: the country of the draft (`kept`) then replaces it.
  fillEmptyFields(values, kept) {
    const country = values.country === DEFAULT_COUNTRY ? kept.country : values.country
    return { ...values, ...textsForEmpty(values, kept, TEXT_CONTROLS), country }
  },
  fromControls(form) {
    const data = new FormData(form)
    return { ...valuesIn(Object.fromEntries(data)), consent: data.has('consent') }
  },
  request: ({ consent: _, ...payload }, delivery) => ({
    kind: 'contact',
    payload: contactSchema.parse(composeLetters(payload)),
    ...delivery,
  }),
}

/**
 * Returns the values in a draft, payload or form, which another version of the form may have written. Ignores unknown
 * fields and the consent.
 */
function valuesIn(draft: Record<string, unknown>): ContactValues {
  const country = ['' as const, ...COUNTRIES].find((country) => country === draft.country) ?? DEFAULT_COUNTRY
  return { ...EMPTY, ...textsIn(draft, TEXT_CONTROLS), country }
}
