import { toFile } from '#client/device/database/stored-resume.ts'
import { loadResumeDraft, saveResumeDraft } from '#client/device/drafts/resume-draft.ts'
import { loadResume } from '#client/device/outbox/outbox.ts'
import { composeLetters } from '#client/islands/forms/compose-letters.ts'
import type { FormDefinition } from '#client/islands/forms/form-definition.ts'
import { textsForEmpty, textsIn } from '#client/islands/forms/text-controls.ts'
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

const EMPTY: ApplicationValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  locations: [],
  resume: null,
  consent: false,
}

const TEXT_CONTROLS = ['firstName', 'lastName', 'email', 'phone'] as const

/** The job that the form is for. Title and locations are in the language of the page. */
export interface JobToApplyFor {
  slug: string
  title: string
  locations: string[]
}

/** Returns the description of the application form for a job, which `useSubmissionForm` needs to run the form. */
export function applicationDefinition(job: JobToApplyFor): FormDefinition<ApplicationValues> {
  return {
    kind: 'application',
    empty: EMPTY,
    controls: Object.keys(EMPTY) as (keyof ApplicationValues)[],
    errors(values) {
      const parsed = applicationSchema.safeParse(payloadOf(values, job))
      const resume = values.resume ? resumeFactsError(values.resume) : 'resume_required'
      return {
        ...(parsed.success ? {} : fieldErrors(parsed.error)),
        ...(resume ? { resume } : {}),
        ...(values.consent ? {} : { consent: 'consent_required' }),
      }
    },
    // The resume does not count, because it is saved apart from the draft.
    isBlank: (values) => TEXT_CONTROLS.every((name) => values[name] === '') && values.locations.length === 0,
    // `valuesIn` takes the indices in `locations` from a draft only if the draft has the slug of the form's job.
    toDraft: ({ resume: _, consent: __, ...draft }) => ({ ...draft, job: job.slug }),
    async fromDraft({ replaces, ...draft }) {
      const values = { ...valuesIn(draft, job), resume: (await loadResumeDraft().catch(() => undefined)) ?? null }
      // A corrected application replaces the rejected or expired one only if both are for the same job. For another job
      // it is a new application.
      return typeof replaces === 'string' && draft.job === job.slug ? { values, replaces } : { values }
    },
    async fromRecord(record) {
      if (record.kind !== 'application') return EMPTY
      const { slug, locations } = record.job
      const values = valuesIn({ ...record.payload, job: slug, locations }, job)
      return { ...values, resume: await resumeOf(record.id) }
    },
    fillEmptyFields(values, kept) {
      const texts = textsForEmpty(values, kept, TEXT_CONTROLS)
      const locations = values.locations.length === 0 ? kept.locations : values.locations
      return { ...values, ...texts, locations, resume: values.resume ?? kept.resume }
    },
    // Leaves out the resume: `ResumeField` reads the file and then adds it.
    fromControls(form) {
      const data = new FormData(form)
      const locations = data.getAll('locations').map(Number)
      return {
        ...valuesIn({ ...Object.fromEntries(data), job: job.slug, locations }, job),
        consent: data.has('consent'),
      }
    },
    request: (values, delivery) => ({
      kind: 'application',
      payload: payloadOf(values, job),
      resume: values.resume as File,
      job: { slug: job.slug, locations: values.locations },
      ...delivery,
    }),
  }
}

/** Returns the payload for the relay. The resume is not part of the payload, because it is sent as a file beside it. */
function payloadOf({ resume: _, consent: __, ...values }: ApplicationValues, job: JobToApplyFor): Application {
  return {
    ...composeLetters(values),
    jobTitle: job.title,
    locations: values.locations.flatMap((index) => job.locations[index] ?? []),
  }
}

/**
 * Returns the values in a draft, payload or form, without file and consent. Ignores unknown fields. Ignores the
 * locations in a draft for another job, because another job has other locations.
 */
function valuesIn(draft: Record<string, unknown>, job: JobToApplyFor): ApplicationValues {
  const locations = draft.job === job.slug ? indicesIn(draft.locations, job) : []
  return { ...EMPTY, ...textsIn(draft, TEXT_CONTROLS), ...(locations.length > 0 ? { locations } : {}) }
}

/**
 * Returns those indices in `chosen` for which the job has a location. `chosen` may come from an old draft, so it may
 * have any type.
 */
function indicesIn(chosen: unknown, { locations }: JobToApplyFor): number[] {
  return Array.isArray(chosen) ? [...locations.keys()].filter((index) => chosen.includes(index)) : []
}

/**
 * Returns the resume of the stored application `id`, or null if there is none or it cannot be read. Also saves the
 * resume as a draft of the form, so that it survives a reload; if the device cannot save the draft, the form holds the
 * resume all the same.
 */
async function resumeOf(id: string): Promise<File | null> {
  const stored = await loadResume(id).catch(() => undefined)
  if (!stored) return null
  const file = toFile(stored)
  await saveResumeDraft(file).catch(() => {})
  return file
}
