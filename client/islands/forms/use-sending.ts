import type { UseFormReturnType } from '@mantine/form'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CorrectedElsewhereError } from '#client/device/outbox/outbox.ts'
import { ResumeUnreadableError } from '#client/device/submitting/new-submission.ts'
import { type SubmitOptions, type SubmitResult, submit } from '#client/device/submitting/submit.ts'
import type { UploadProgress } from '#client/device/submitting/watched-upload.ts'
import { refusalErrors } from './correction/refusal-errors.ts'
import type { FormDraft } from './draft/use-form-draft.ts'
import { focusFirstError } from './focus-first-error.ts'
import type { FormDefinition, FormErrors, FormValues, SubmissionFormOptions } from './form-definition.ts'
import { type FormFailure, failureOf } from './form-failure.ts'
import { useMarkAsTold } from './receipt/use-mark-as-told.ts'
import type { useCaptcha } from './use-captcha.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

interface SendingOptions<Values> extends SubmissionFormOptions {
  element: RefObject<HTMLFormElement | null>
  form: UseFormReturnType<Values>
  draft: FormDraft
  captcha: ReturnType<typeof useCaptcha>
}

/**
 * Sends a form whose values are valid. Until the outcome is known, holds the phase and the progress of the sending.
 * After a failure, holds the failure and lets the visitor edit the form again.
 */
export function useSending<Values extends FormValues>(
  definition: FormDefinition<Values>,
  { element, form, draft, captcha, locale, onSent }: SendingOptions<Values>,
) {
  // This is a ref and not a state, because a second press may come before the next render, and would still find the old
  // state.
  const isBusy = useRef(false)
  /** `stored`: being sent, and stored on the device · `unstored`: being sent, and only this page has the submission. */
  const [phase, setPhase] = useState<'editing' | 'sending' | 'stored' | 'unstored'>('editing')
  const [progress, setProgress] = useState<UploadProgress>()
  const [failure, setFailure] = useState<FormFailure>()
  useLeaveWarning(phase === 'unstored')
  // Contains the id of the rejected submission. The form shows the rejection, so the author counts as told. If the
  // visitor leaves the page before the relay's answer, the author is not told yet, and another page shows the outcome
  // in a notice.
  const [rejectedIds, setRejectedIds] = useState<string[]>([])
  useMarkAsTold(rejectedIds)

  const send = async () => {
    isBusy.current = true
    setPhase('sending')
    // Save the draft now. When the outbox stores the submission, the draft counts as sent, and a later save would write
    // it anew. A visitor who leaves must find the text either in the form or in the outbox, but not in both.
    draft.keeper.saveNow()
    const errors = await deliver().catch(noteFailure)
    if (errors) endSending(errors)
  }

  /**
   * Sends the form. Calls `onSent` and resolves with nothing if the submission is accepted or stored for sending. If
   * the relay rejects the submission, resolves with the errors by control. Rejects if `submit` fails.
   */
  const deliver = async (): Promise<FormErrors<Values> | undefined> => {
    let isStored = false
    const onStored = () => {
      isStored = true
      setPhase('stored')
      void draft.end()
    }
    const result = await submitValues(onStored)
    if (result.outcome === 'rejected') return noteRejection(result, isStored)
    // If the submission was stored, its draft has already been deleted. A draft that exists now was written by another
    // tab, and must stay.
    if (!isStored) await draft.end()
    onSent(result)
  }

  const submitValues = (onStored: SubmitOptions['onStored']) => {
    const captchaToken = captcha.token
    // Without a token, `submit` solves a challenge for this submission. Stop the challenge that the form is solving,
    // because solving two at a time would take longer.
    if (captchaToken === undefined) captcha.stop()
    const request = definition.request(form.getValues(), { locale, captchaToken, replaces: draft.replaces })
    return submit(request, {
      onIdentified: draft.keeper.noteSubmission,
      onStored,
      onUnstored: () => setPhase('unstored'),
      onProgress: setProgress,
    })
  }

  /** Notes why the relay has rejected the submission. Returns the errors by control. */
  const noteRejection = (rejected: SubmitResult, isStored: boolean): FormErrors<Values> => {
    // The next press of the submit button replaces the rejected submission, which the outbox has.
    if (isStored) draft.setReplaces(rejected.id)
    setFailure(rejected.failure)
    setRejectedIds([rejected.id])
    return refusalErrors(definition.controls, rejected.failure?.fields)
  }

  /** Notes an error that `submit` has thrown, and keeps the draft. Returns the errors by control. */
  const noteFailure = (error: unknown): FormErrors<Values> => {
    void draft.keeper.saveIfGone()
    setFailure(failureOf(error))
    // If the submission to correct was sent, corrected or deleted in another tab, the next press of the submit button
    // sends the text as a new submission.
    if (error instanceof CorrectedElsewhereError) draft.setReplaces(undefined)
    return error instanceof ResumeUnreadableError ? ({ resume: 'resume_unreadable' } as FormErrors<Values>) : {}
  }

  /** Lets the visitor edit the form again after a failure. Shows the errors and focuses the first control with one. */
  const endSending = (errors: FormErrors<Values>) => {
    isBusy.current = false
    form.setErrors(errors)
    setProgress(undefined)
    draft.restart()
    captcha.renew()
    // Render the end of the sending first: the fields are inert while sending and could not get the focus.
    flushSync(() => setPhase('editing'))
    if (focusFirstError(element.current, errors) || document.activeElement !== document.body) return
    // The field or button that had the focus was inert or disabled while sending, and has lost the focus: move the
    // focus to the submit button.
    element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
  }

  return {
    /** True from the call of `send` until the visitor can edit the form again. */
    isBusy,
    isSending: phase !== 'editing',
    /** True while a submission that is stored on the device is being sent. The visitor may leave the page. */
    isStored: phase === 'stored',
    progress,
    failure,
    setFailure,
    send,
  }
}
