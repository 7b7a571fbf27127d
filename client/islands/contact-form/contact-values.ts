import type { FormErrors } from '#client/islands/forms/form-definition.ts'
import { type Contact, contactSchema } from '#contract/submission/contact.ts'
import { COUNTRIES, type Country, DEFAULT_COUNTRY } from '#contract/submission/country.ts'
import { fieldErrors } from '#contract/submission/submission.ts'

/** What a visitor may have typed of the payload so far. */
export type ContactDraft = Omit<Contact, 'country'> & { country: Country | '' }

/** What stands in the contact form: the payload as it is typed, and the consent. */
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

/** What is wrong with the values, by control. */
export function contactErrors({ consent, ...payload }: ContactValues): FormErrors<ContactValues> {
  const parsed = contactSchema.safeParse(payload)
  return {
    ...(parsed.success ? {} : fieldErrors(parsed.error)),
    ...(consent ? {} : { consent: 'consent_required' }),
  }
}

/** True while nothing is typed; the country does not count, one is preset. */
export function isBlank(values: ContactValues): boolean {
  return TEXT_CONTROLS.every((name) => values[name] === '')
}

/** What is kept of a half-filled form: everything but the consent, which has to be given anew. */
export function toDraft({ consent: _, ...draft }: ContactValues): ContactDraft {
  return draft
}

/** The values in a kept draft or payload; whatever is not of this form, or of another version of it, is left out. */
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
 * `values` with what is still empty taken from a kept draft. On reload and on the way back browsers fill in some of the
 * controls by themselves, those whose `value` attribute React does not keep up.
 */
export function filledUp(values: ContactValues, kept: ContactValues): ContactValues {
  const missing = TEXT_CONTROLS.filter((name) => values[name] === '').map((name) => [name, kept[name]])
  const country = values.country === DEFAULT_COUNTRY ? kept.country : values.country
  return { ...values, ...Object.fromEntries(missing), country }
}

/** What a form's controls hold: on a page that came as HTML, somebody may have typed before the script was there. */
export function fromControls(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  return { ...fromDraft(Object.fromEntries(data)), consent: data.has('consent') }
}
