import { useAtomValue } from 'jotai'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CAPTCHA_SITE_KEY } from '#client/device/captcha/captcha-site-key.ts'
import { CorrectedElsewhereError } from '#client/device/outbox/outbox.ts'
import {
  ResumeUnreadableError,
  type SubmitResult,
  submit,
  type UploadProgress,
} from '#client/device/submitting/submit.ts'
import type { Locale } from '#contract/addresses.ts'
import { HONEYPOT_FIELD } from '#contract/submission/submission.ts'
import { refusalErrors } from './correction/refusal-errors.ts'
import { onlineAtom } from './device-atoms.ts'
import { useFormDraft } from './draft/use-form-draft.ts'
import { focusFirstError } from './focus-first-error.ts'
import type { FormDefinition, FormErrors, FormValues } from './form-definition.ts'
import { type FormFailure, failureOf } from './form-failure.ts'
import { useMarkAsTold } from './receipt/use-mark-as-told.ts'
import { useAfterPress } from './use-after-press.ts'
import { useCaptcha } from './use-captcha.ts'
import { useFormValues } from './use-form-values.ts'
import { useHeldReload } from './use-held-reload.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

export interface SubmissionFormOptions {
  locale: Locale
  /** Called once the submission is accepted or saved on the device. The form's draft has been deleted by then. */
  onSent: (result: SubmitResult) => void
}

/** What `SubmissionForm` renders. It leaves out the values and errors, which only the form's own fields need. */
export type SubmissionFormState = Omit<ReturnType<typeof useSubmissionForm>, 'form'>

/**
 * The behaviour of a form (docs/product.md §4.1, §4.2): its values and errors, captcha, draft and sending.
 * `SubmissionForm` renders the result.
 */
export function useSubmissionForm<Values extends FormValues>(
  definition: FormDefinition<Values>,
  { locale, onSent }: SubmissionFormOptions,
) {
  const ref = useRef<HTMLFormElement>(null)
  // True while sending. This is a ref and not a state, because a second press may come before the next render, and
  // would still find the old state.
  const busy = useRef(false)
  /**
   * `invalid`: the last press of the submit button sent nothing, because values are invalid · `stored`: the submission
   * is stored on the device and is being sent.
   */
  const [status, setStatus] = useState<'editing' | 'invalid' | 'sending' | 'stored'>('editing')
  /** True after a press of the submit button, until the draft of an earlier visit has been filled in. */
  const [waitsForDraft, setWaitsForDraft] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()
  // The id of the rejected submission. The form shows the rejection, so the author counts as told. If the visitor
  // leaves the page before the relay's answer, the author is not told yet, and another page shows the outcome in a
  // notice.
  const [rejectedId, setRejectedId] = useState<string>()
  useMarkAsTold(rejectedId === undefined ? [] : [rejectedId])
  const [progress, setProgress] = useState<UploadProgress>()
  const [isOnlyHere, setIsOnlyHere] = useState(false)
  useLeaveWarning(isOnlyHere)
  // If the honeypot (a hidden field against robots) is filled in, the first press only empties it and warns the
  // visitor. A robot submits once; a visitor whose browser has filled in the honeypot presses again, and the second
  // press sends the form.
  const warnedOfHoneypot = useRef(false)
  const online = useAtomValue(onlineAtom)
  const captcha = useCaptcha()
  const { form, isValid, setValues, filledIn } = useFormValues(definition, ref)
  const draft = useFormDraft(definition, { form, setValues, isStored: status === 'stored' })
  useHeldReload(!definition.isBlank(form.values))

  // Continues what the visitor began before the script had loaded: if the form has the focus, starts the captcha; if
  // the form was submitted, submits it again.
  const continueEarlyUse = () => {
    const element = ref.current as HTMLFormElement
    if (element.contains(document.activeElement)) captcha.start()
    // React handles events only after this effect has ended: submit in a later task.
    if (element.pressedEarly) setTimeout(() => element.requestSubmit())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useLayoutEffect(continueEarlyUse, [])

  const send = async () => {
    busy.current = true
    setStatus('sending')
    // Save the draft now. When the outbox stores the submission, it deletes the draft, and a later save would write the
    // draft again. A visitor who leaves must find the text either in the form or in the outbox, but not in both.
    draft.keeper.saveNow()
    const captchaToken = captcha.token
    // Without a token, `submit` solves a challenge for this submission. Stop the challenge that the form is solving,
    // because solving two at a time would take longer.
    if (captchaToken === undefined) captcha.stop()
    let errors: FormErrors<Values> = {}
    let isStored = false
    try {
      const onStored = () => {
        isStored = true
        setStatus('stored')
        void draft.keeper.end()
      }
      const request = definition.request(form.getValues(), { locale, captchaToken, replaces: draft.replaces })
      const onUnstored = () => setIsOnlyHere(true)
      const result = await submit(request, { onStored, onUnstored, onProgress: setProgress })
      if (result.outcome !== 'rejected') {
        // If the submission was stored, its draft has already been deleted. A draft that exists now was written by
        // another tab, and must stay.
        if (!isStored) await draft.keeper.end()
        onSent(result)
        return
      }
      // The next press of the submit button replaces the rejected submission, which the outbox has.
      if (isStored) draft.setReplaces(result.id)
      setFailure(result.failure)
      setRejectedId(result.id)
      errors = refusalErrors(definition.controls, result.failure?.fields)
    } catch (error) {
      void draft.keeper.saveIfGone()
      setFailure(failureOf(error))
      // If the submission to correct was sent, corrected or deleted in another tab, the next press of the submit button
      // sends the text as a new submission.
      if (error instanceof CorrectedElsewhereError) draft.setReplaces(undefined)
      if (error instanceof ResumeUnreadableError) errors = { resume: 'resume_unreadable' } as FormErrors<Values>
    }
    endSending(errors)
  }

  /** Lets the visitor edit the form again after a failure. Shows the errors and focuses the first control with one. */
  const endSending = (errors: FormErrors<Values>) => {
    busy.current = false
    form.setErrors(errors)
    setProgress(undefined)
    setIsOnlyHere(false)
    captcha.renew()
    // Render the end of the sending state first: the fields are inert while sending and could not get the focus.
    flushSync(() => setStatus('editing'))
    if (focusFirstError(ref.current, errors) || document.activeElement !== document.body) return
    // The field or button that had the focus was inert or disabled while sending, and has lost the focus: move the
    // focus to the submit button.
    ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    // Takes over texts that the browser has filled in without an event.
    filledIn.take()
    // The draft of an earlier visit may hold what the visitor believes to have entered: wait until it is filled in.
    // Storing the submission would delete the draft.
    setWaitsForDraft(!draft.isLoaded)
    if (!draft.isLoaded) return
    setFailure(undefined)
    const errors = definition.errors(form.getValues())
    form.setErrors(errors)
    const honeypot = event.currentTarget.elements.namedItem(HONEYPOT_FIELD) as HTMLInputElement
    if (focusFirstError(ref.current, errors)) {
      setStatus('invalid')
    } else if (honeypot.value !== '' && !warnedOfHoneypot.current) {
      warnedOfHoneypot.current = true
      honeypot.value = ''
      setFailure({ code: 'autofilled' })
    } else if (CAPTCHA_SITE_KEY) {
      // Without a site key no form can be sent, and `MissingKeyNotice` says so.
      // Do not wait for the captcha token: if the page were closed before `send` stores the submission, the submission
      // would be lost.
      void send()
    }
  }

  useEffect(() => {
    if (waitsForDraft && draft.isLoaded) ref.current?.requestSubmit()
  }, [waitsForDraft, draft.isLoaded])

  const clear = () => {
    form.reset()
    draft.forget()
    setFailure(undefined)
    setStatus('editing')
  }

  // Values that change the form's height. Delay them until a press has ended: otherwise the pressed button could move
  // away, and the press would be lost.
  const errors = useAfterPress(form.errors)
  const shown = {
    captchaStatus: useAfterPress(captcha.status),
    progress: useAfterPress(progress),
    shownErrors: useAfterPress(status === 'invalid' ? Object.keys(form.errors).length : 0),
    online: useAfterPress(online),
    failure: useAfterPress(failure),
    correcting: useAfterPress(draft.replaces !== undefined && failure === undefined),
    restored: useAfterPress(draft.isRestored),
    isCorrectionOffered: useAfterPress(draft.isCorrectionOffered),
  }
  const getInputProps: typeof form.getInputProps = (name, options) => ({
    ...form.getInputProps(name, options),
    error: errors[name],
  })

  return {
    ...shown,
    ref,
    form: { ...form, errors, getInputProps },
    consent: getInputProps('consent' as never, { type: 'checkbox' }),
    onSubmit,
    clear,
    filledIn,
    onFocus() {
      captcha.start()
      void draft.keeper.adoptDraftOfOtherTab()
    },
    startCaptcha: captcha.start,
    takeOffer: draft.takeOffer,
    ready: captcha.isReady && isValid,
    /** True from the press of the submit button until the outcome, also while the press waits for the draft. */
    sending: status === 'sending' || status === 'stored' || (waitsForDraft && !draft.isLoaded),
    /** True while a submission that is stored on the device is being sent. The visitor may leave the page. */
    stored: status === 'stored',
    draftLoaded: draft.isLoaded,
    /** The id of the submission that the form replaces when it is sent. */
    replaces: draft.replaces,
  }
}
