import type { FormErrors } from '#client/islands/forms/form-definition.ts'
import { resumeFactsError } from '#contract/resume/resume.ts'
import { type Application, applicationSchema } from '#contract/submission/application.ts'
import { fieldErrors } from '#contract/submission/submission.ts'

/** What stands in the application form. Places are those in the job's list, so that they mean the same in any language. */
export interface ApplicationValues {
  firstName: string
  lastName: string
  email: string
  phone: string
  /** Counted from 0, ascending. */
  locations: number[]
  /** In memory, and read to its end when it was chosen. */
  resume: File | null
  consent: boolean
}

export const EMPTY_APPLICATION: ApplicationValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  locations: [],
  resume: null,
  consent: false,
}

/** The names of the form's controls, from top to bottom. */
export const APPLICATION_CONTROLS = Object.keys(EMPTY_APPLICATION) as (keyof ApplicationValues)[]

const TEXT_CONTROLS = ['firstName', 'lastName', 'email', 'phone'] as const

/** What the form has to know of the job that is applied for, in the language of the page. */
export interface JobToApplyFor {
  slug: string
  title: string
  locations: string[]
}

/** What the relay is sent besides the resume. */
export function payloadOf({ resume: _, consent: __, ...values }: ApplicationValues, job: JobToApplyFor): Application {
  return {
    ...values,
    jobTitle: job.title,
    locations: values.locations.flatMap((place) => job.locations[place] ?? []),
  }
}

/** What is wrong with the values, by control. */
export function applicationErrors(values: ApplicationValues, job: JobToApplyFor): FormErrors<ApplicationValues> {
  const parsed = applicationSchema.safeParse(payloadOf(values, job))
  const resume = values.resume ? resumeFactsError(values.resume) : 'resume_required'
  return {
    ...(parsed.success ? {} : fieldErrors(parsed.error)),
    ...(resume ? { resume } : {}),
    ...(values.consent ? {} : { consent: 'consent_required' }),
  }
}

/** True while nothing is typed and no place chosen; the file is kept apart from the draft. */
export function isBlank(values: ApplicationValues): boolean {
  return TEXT_CONTROLS.every((name) => values[name] === '') && values.locations.length === 0
}

/** What is kept of a half-filled form: texts and places, and the job whose places they are. */
export function toDraft({ resume: _, consent: __, ...draft }: ApplicationValues, { slug }: JobToApplyFor) {
  return { ...draft, job: slug }
}

/**
 * The values in a kept draft or payload, without the file; whatever is not of this form is left out. Another job has
 * other places, so those are kept for the same job only.
 */
export function fromDraft(draft: Record<string, unknown>, job: JobToApplyFor): ApplicationValues {
  const texts = TEXT_CONTROLS.filter((name) => typeof draft[name] === 'string').map((name) => [name, draft[name]])
  const locations = draft.job === job.slug ? placesIn(draft.locations, job) : []
  return { ...EMPTY_APPLICATION, ...Object.fromEntries(texts), ...(locations.length > 0 ? { locations } : {}) }
}

/** The places of `chosen` that the job has. */
function placesIn(chosen: unknown, { locations }: JobToApplyFor): number[] {
  return Array.isArray(chosen) ? [...locations.keys()].filter((place) => chosen.includes(place)) : []
}

/** `values` with what is still empty taken from a kept draft: browsers fill in some of the controls by themselves. */
export function filledUp(values: ApplicationValues, kept: ApplicationValues): ApplicationValues {
  const missing = TEXT_CONTROLS.filter((name) => values[name] === '').map((name) => [name, kept[name]])
  const locations = values.locations.length === 0 ? kept.locations : values.locations
  return { ...values, ...Object.fromEntries(missing), locations, resume: values.resume ?? kept.resume }
}

/** What a form's controls hold, without the file, which takes time to read. */
export function fromControls(form: HTMLFormElement, job: JobToApplyFor): ApplicationValues {
  const data = new FormData(form)
  const locations = data.getAll('locations').map(Number)
  return {
    ...fromDraft({ ...Object.fromEntries(data), job: job.slug, locations }, job),
    consent: data.has('consent'),
  }
}
