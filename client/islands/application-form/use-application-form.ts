import { type FormEvent, useMemo } from 'react'
import type { SubmitResult } from '#client/device/submitting/submit.ts'
import { type SubmissionFormOptions, useSubmissionForm } from '#client/islands/forms/use-submission-form.ts'
import { applicationDefinition } from './application-definition.ts'
import type { JobToApplyFor } from './application-values.ts'
import { useResume } from './use-resume.ts'

interface ApplicationFormOptions extends SubmissionFormOptions {
  job: JobToApplyFor
}

/**
 * The behaviour of the application form: the behaviour of all forms (`useSubmissionForm`) and the handling of the
 * resume (`useResume`). The resume is saved separately from the draft, so it also has to be deleted separately.
 */
export function useApplicationForm({ job, onSent, ...options }: ApplicationFormOptions) {
  const definition = useMemo(() => applicationDefinition(job), [job])
  const sent = async (result: SubmitResult) => {
    await resume.forget()
    onSent(result)
  }
  const { form, ...state } = useSubmissionForm(definition, { ...options, onSent: sent })
  const resume = useResume({
    onTake(file) {
      form.setFieldValue('resume', file)
      state.startCaptcha()
    },
    onRefuse: (error) => form.setFieldError('resume', error),
  })
  return {
    ...state,
    form,
    resume,
    ready: state.ready && resume.reading === undefined,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      // While a file is being read, the form still holds the previous file: do not send.
      if (resume.reading === undefined) state.onSubmit(event)
      else event.preventDefault()
    },
    clear() {
      state.clear()
      void resume.forget()
    },
  }
}
