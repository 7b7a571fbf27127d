import type { FormErrors } from '#client/islands/forms/form-definition.ts'
import { type Contact, contactSchema } from '#contract/submission/contact.ts'
import { COUNTRIES, type Country, DEFAULT_COUNTRY } from '#contract/submission/country.ts'
import { fieldErrors } from '#contract/submission/submission.ts'

/** The payload while the visitor fills in the form. The country is empty if none is chosen. */
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

/**
 * Validates the values of the contact form by `contactSchema`. Returns the errors by control, an empty object if all
 * values are valid.
 */
export function contactErrors({ consent, ...payload }: ContactValues): FormErrors<ContactValues> {
  const parsed = contactSchema.safeParse(payload)
  return {
    ...(parsed.success ? {} : fieldErrors(parsed.error)),
    ...(consent ? {} : { consent: 'consent_required' }),
  }
}

/** True while no text is typed. The country is ignored, because the empty form has one, too (`DEFAULT_COUNTRY`). */
export function isBlank(values: ContactValues): boolean {
  return TEXT_CONTROLS.every((name) => values[name] === '')
}

/** Returns the draft of a half-filled form: all values except the consent, which the visitor has to give again. */
export function toDraft({ consent: _, ...draft }: ContactValues): ContactDraft {
  return draft
}

/**
 * Returns the values in a draft or payload, which another version of the form may have written. Ignores unknown fields.
 */
export function fromDraft(draft: Record<string, unknown>): ContactValues {
  const texts = TEXT_CONTROLS.filter((name) => typeof draft[name] === 'string').map((name) => [name, draft[name]])
  const country = ['' as const, ...COUNTRIES].find((country) => country === draft.country) ?? DEFAULT_COUNTRY
  return { ...EMPTY_CONTACT, ...Object.fromEntries(texts), country }
}

/**
 * Returns `values` with empty texts filled in from the draft `kept`. If the form still has the default country, the
 * country also comes from the draft. After a reload or Back, `values` contains only what the browser itself has
 * restored, and a browser may restore only some of the controls.
 */
export function fillEmptyFields(values: ContactValues, kept: ContactValues): ContactValues {
  const missing = TEXT_CONTROLS.filter((name) => values[name] === '').map((name) => [name, kept[name]])
  const country = values.country === DEFAULT_COUNTRY ? kept.country : values.country
  return { ...values, ...Object.fromEntries(missing), country }
}

/** Returns the values in a form's controls, which a visitor may have filled in before the script had loaded. */
export function fromControls(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  return { ...fromDraft(Object.fromEntries(data)), consent: data.has('consent') }
}
