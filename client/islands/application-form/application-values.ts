import type { FormErrors } from '#client/islands/forms/form-definition.ts'
import { resumeFactsError } from '#contract/resume/resume.ts'
import { type Application, applicationSchema } from '#contract/submission/application.ts'
import { fieldErrors } from '#contract/submission/submission.ts'

/**
 * The values of the application form. Locations are indices into the job's list of locations, because an index means
 * the same in each language.
 */
export interface ApplicationValues {
  firstName: string
  lastName: string
  email: string
  phone: string
  /** Indices of the chosen locations, from 0, in ascending order. */
  locations: number[]
  /** The resume as a file in memory. It was read completely when the visitor chose it. */
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

/** The job that the form is for. Title and locations are in the language of the page. */
export interface JobToApplyFor {
  slug: string
  title: string
  locations: string[]
}

/** Returns the payload for the relay. The resume is not part of the payload, because it is sent as a file beside it. */
export function payloadOf({ resume: _, consent: __, ...values }: ApplicationValues, job: JobToApplyFor): Application {
  return {
    ...values,
    jobTitle: job.title,
    locations: values.locations.flatMap((place) => job.locations[place] ?? []),
  }
}

/**
 * Validates the values of the application form: the fields by `applicationSchema`, the resume by its name and size.
 * Returns the errors by control, an empty object if all values are valid.
 */
export function applicationErrors(values: ApplicationValues, job: JobToApplyFor): FormErrors<ApplicationValues> {
  const parsed = applicationSchema.safeParse(payloadOf(values, job))
  const resume = values.resume ? resumeFactsError(values.resume) : 'resume_required'
  return {
    ...(parsed.success ? {} : fieldErrors(parsed.error)),
    ...(resume ? { resume } : {}),
    ...(values.consent ? {} : { consent: 'consent_required' }),
  }
}

/**
 * True while the draft would be empty: no text typed, no location chosen. The resume does not count, because it is
 * saved apart from the draft.
 */
export function isBlank(values: ApplicationValues): boolean {
  return TEXT_CONTROLS.every((name) => values[name] === '') && values.locations.length === 0
}

/**
 * Returns the draft of a half-filled form: texts, locations, and the slug of the form's job. The slug tells `fromDraft`
 * whether the indices in `locations` belong to the job of the form that it fills in.
 */
export function toDraft({ resume: _, consent: __, ...draft }: ApplicationValues, { slug }: JobToApplyFor) {
  return { ...draft, job: slug }
}

/**
 * Returns the values in a draft or payload, without the file. Ignores unknown fields. Ignores the locations in a draft
 * for another job, because another job has other locations.
 */
export function fromDraft(draft: Record<string, unknown>, job: JobToApplyFor): ApplicationValues {
  const texts = TEXT_CONTROLS.filter((name) => typeof draft[name] === 'string').map((name) => [name, draft[name]])
  const locations = draft.job === job.slug ? placesIn(draft.locations, job) : []
  return { ...EMPTY_APPLICATION, ...Object.fromEntries(texts), ...(locations.length > 0 ? { locations } : {}) }
}

/**
 * Returns those indices in `chosen` for which the job has a location. `chosen` may come from an old draft, so it may
 * have any type.
 */
function placesIn(chosen: unknown, { locations }: JobToApplyFor): number[] {
  return Array.isArray(chosen) ? [...locations.keys()].filter((place) => chosen.includes(place)) : []
}

/**
 * Returns `values` with empty texts, locations and resume filled in from the draft `kept`. After a reload or Back,
 * `values` contains only what the browser itself has restored, and a browser may restore only some of the controls.
 */
export function fillEmptyFields(values: ApplicationValues, kept: ApplicationValues): ApplicationValues {
  const missing = TEXT_CONTROLS.filter((name) => values[name] === '').map((name) => [name, kept[name]])
  const locations = values.locations.length === 0 ? kept.locations : values.locations
  return { ...values, ...Object.fromEntries(missing), locations, resume: values.resume ?? kept.resume }
}

/** Returns the values in a form's controls, except the resume: `ResumeField` reads the file and then adds it. */
export function fromControls(form: HTMLFormElement, job: JobToApplyFor): ApplicationValues {
  const data = new FormData(form)
  const locations = data.getAll('locations').map(Number)
  return {
    ...fromDraft({ ...Object.fromEntries(data), job: job.slug, locations }, job),
    consent: data.has('consent'),
  }
}
