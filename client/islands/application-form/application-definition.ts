import { loadResumeDraft, saveResumeDraft } from '#client/device/drafts/resume-draft.ts'
import { loadResume } from '#client/device/outbox/outbox.ts'
import { toFile } from '#client/device/outbox/stored-resume.ts'
import type { FormDefinition } from '#client/islands/forms/form-definition.ts'
import {
  APPLICATION_CONTROLS,
  type ApplicationValues,
  applicationErrors,
  EMPTY_APPLICATION,
  fillEmptyFields,
  fromControls,
  fromDraft,
  isBlank,
  type JobToApplyFor,
  payloadOf,
  toDraft,
} from './application-values.ts'

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

/** Returns the description of the application form for a job, which `useSubmissionForm` needs to run the form. */
export function applicationDefinition(job: JobToApplyFor): FormDefinition<ApplicationValues> {
  return {
    kind: 'application',
    empty: EMPTY_APPLICATION,
    controls: APPLICATION_CONTROLS,
    errors: (values) => applicationErrors(values, job),
    isBlank,
    toDraft: (values) => toDraft(values, job),
    async fromDraft({ replaces, ...draft }) {
      const values = { ...fromDraft(draft, job), resume: (await loadResumeDraft().catch(() => undefined)) ?? null }
      // A corrected application replaces the rejected or expired one only if both are for the same job. For another job
      // it is a new application.
      return typeof replaces === 'string' && draft.job === job.slug ? { values, replaces } : { values }
    },
    async fromRecord(record) {
      if (record.kind !== 'application') return EMPTY_APPLICATION
      const { slug, locations } = record.job
      const values = fromDraft({ ...record.payload, job: slug, locations }, job)
      return { ...values, resume: await resumeOf(record.id) }
    },
    fillEmptyFields,
    fromControls: (form) => fromControls(form, job),
    request: (values, delivery) => ({
      kind: 'application',
      payload: payloadOf(values, job),
      resume: values.resume as File,
      job: { slug: job.slug, locations: values.locations },
      ...delivery,
    }),
  }
}
