import { type FormEvent, useEffect, useMemo, useRef } from 'react'
import type { SubmissionFormOptions } from '#client/islands/forms/form-definition.ts'
import { useSubmissionForm } from '#client/islands/forms/use-submission-form.ts'
import { applicationDefinition, type JobToApplyFor } from './application-definition.ts'
import { useResume } from './use-resume.ts'

export interface ApplicationFormOptions extends SubmissionFormOptions {
  job: JobToApplyFor
}

/**
 * The behaviour of the application form: the behaviour of all forms (`useSubmissionForm`) and the handling of the
 * resume (`useResume`).
 */
export function useApplicationForm({ job, ...options }: ApplicationFormOptions) {
  const definition = useMemo(() => applicationDefinition(job), [job])
  const { form, ...state } = useSubmissionForm(definition, options)
  // True if the visitor has pressed the submit button while a file is being read. The form then still holds the
  // previous file, so it is submitted only once it holds the new file.
  const waitsForFile = useRef(false)
  const resume = useResume({
    onTake(file) {
      form.setFieldValue('resume', file)
      state.onInput()
    },
    onRefuse(error) {
      waitsForFile.current = false
      form.setFieldError('resume', error)
    },
  })
  useEffect(() => {
    if (resume.readingName !== undefined || !waitsForFile.current) return
    waitsForFile.current = false
    state.ref.current?.requestSubmit()
  }, [resume.readingName, state.ref])
  return {
    ...state,
    form,
    resume,
    isReady: state.isReady && resume.readingName === undefined,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      waitsForFile.current = resume.readingName !== undefined
      if (waitsForFile.current) event.preventDefault()
      else state.onSubmit(event)
    },
    clear() {
      waitsForFile.current = false
      state.clear()
      void resume.forget()
    },
  }
}
