import { useMemo, useState } from 'react'
import { type SubmissionFormOptions, useSubmissionForm } from '#client/forms/use-submission-form.ts'
import { dropKeptResume, keepResume } from '#client/pwa/resume-draft.ts'
import type { SubmitResult } from '#client/pwa/submit.ts'
import { applicationDefinition } from './application-definition.ts'
import type { JobInQuestion } from './application-values.ts'

interface ApplicationFormOptions extends SubmissionFormOptions {
  job: JobInQuestion
}

/** The behaviour of the application form: that of every form, and the file that is kept beside its draft. */
export function useApplicationForm({ job, onSent, ...options }: ApplicationFormOptions) {
  const definition = useMemo(() => applicationDefinition(job), [job])
  const [isResumeKept, setIsResumeKept] = useState(true)
  const sent = async (result: SubmitResult) => {
    await dropKeptResume()
    onSent(result)
  }
  const { form, clear, ...state } = useSubmissionForm(definition, { ...options, onSent: sent })

  const setResume = (file: File | null) => {
    form.setFieldValue('resume', file)
  }
  return {
    ...state,
    form,
    /** False when the device has no room for the chosen file: it can be sent, but a reload forgets it. */
    isResumeKept,
    /** Takes a file once it is kept, so that whoever sees it in the form may leave. */
    async takeResume(file: File) {
      const kept = await keepResume(file).then(
        () => true,
        () => false,
      )
      setIsResumeKept(kept)
      setResume(file)
      state.startCaptcha()
    },
    removeResume() {
      setIsResumeKept(true)
      setResume(null)
      void dropKeptResume()
    },
    clear() {
      clear()
      setIsResumeKept(true)
      void dropKeptResume()
    },
  }
}
