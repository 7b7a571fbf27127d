import type { FormErrors } from '#client/islands/forms/form-definition.ts'
import { type Contact, contactSchema } from '#contract/submission/contact.ts'
import { COUNTRIES, type Country, DEFAULT_COUNTRY } from '#contract/submission/country.ts'
import { fieldErrors } from '#contract/submission/submission.ts'

/** The payload while it is being typed: the country may not be chosen yet. */
type ContactDraft = Omit<Contact, 'country'> & { country: Country | '' }

/** The values of the contact form: payload and consent. */
export type ContactValues = ContactDraft & { consent: boolean }

export const EMPTY_CONTACT: ContactValues = {
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

/** The names of the form's controls, from top to bottom. */
export const CONTACT_CONTROLS = Object.keys(EMPTY_CONTACT) as (keyof ContactValues)[]

const TEXT_CONTROLS = CONTACT_CONTROLS.filter((name) => typeof EMPTY_CONTACT[name] === 'string' && name !== 'country')

/** The errors of the values, by control. */
export function contactErrors({ consent, ...payload }: ContactValues): FormErrors<ContactValues> {
  const parsed = contactSchema.safeParse(payload)
  return {
    ...(parsed.success ? {} : fieldErrors(parsed.error)),
    ...(consent ? {} : { consent: 'consent_required' }),
  }
}

/** True while no text is typed; the country does not count, since one is preset. */
export function isBlank(values: ContactValues): boolean {
  return TEXT_CONTROLS.every((name) => values[name] === '')
}

/** The draft of a half-filled form: all values but the consent, which has to be given anew. */
export function toDraft({ consent: _, ...draft }: ContactValues): ContactDraft {
  return draft
}

/** The values in a draft or payload, of this or another version of the form; unknown fields are left out. */
export function fromDraft(draft: unknown): ContactValues {
  const values: ContactValues = { ...EMPTY_CONTACT }
  if (typeof draft !== 'object' || draft === null) return values
  const kept = draft as Record<string, unknown>
  for (const name of TEXT_CONTROLS) {
    if (typeof kept[name] === 'string') Object.assign(values, { [name]: kept[name] })
  }
  values.country = ['' as const, ...COUNTRIES].find((country) => country === kept.country) ?? DEFAULT_COUNTRY
  return values
}

/**
 * `values` with its empty fields filled in from a draft. On reload and Back, browsers restore only some of the controls: those whose
 * `value` attribute React does not update.
 */
export function fillEmptyFields(values: ContactValues, kept: ContactValues): ContactValues {
  const missing = TEXT_CONTROLS.filter((name) => values[name] === '').map((name) => [name, kept[name]])
  const country = values.country === DEFAULT_COUNTRY ? kept.country : values.country
  return { ...values, ...Object.fromEntries(missing), country }
}

/** The values in a form's controls, which a visitor may have filled in before the script had loaded. */
export function fromControls(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  return { ...fromDraft(Object.fromEntries(data)), consent: data.has('consent') }
}
