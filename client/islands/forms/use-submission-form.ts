import { useAtomValue } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CAPTCHA_SITE_KEY } from '#client/device/captcha/captcha-site-key.ts'
import { onlineAtom } from './device-atoms.ts'
import { useFormDraft } from './draft/use-form-draft.ts'
import { useSubmitAfterDraft } from './draft/use-submit-after-draft.ts'
import { focusFirstError } from './focus-first-error.ts'
import type { FormDefinition, FormValues, SubmissionFormOptions } from './form-definition.ts'
import { useAfterPress } from './use-after-press.ts'
import { useCaptcha } from './use-captcha.ts'
import { useEarlyUse } from './use-early-use.ts'
import { useFormValues } from './use-form-values.ts'
import { useHeldReload } from './use-held-reload.ts'
import { useHoneypot } from './use-honeypot.ts'
import { useSending } from './use-sending.ts'

/** What `SubmissionForm` renders. It leaves out the values and errors, which only the form's own fields need. */
export type SubmissionFormState = Omit<ReturnType<typeof useSubmissionForm>, 'form'>

/**
 * The behaviour of a form (docs/product.md §4.1, §4.2): joins its values and errors, captcha, draft and sending, and
 * handles presses of the buttons. `SubmissionForm` renders the result.
 */
export function useSubmissionForm<Values extends FormValues>(
  definition: FormDefinition<Values>,
  options: SubmissionFormOptions,
) {
  const ref = useRef<HTMLFormElement>(null)
  const isOnline = useAtomValue(onlineAtom)
  const captcha = useCaptcha()
  const { form, isValid, setValues, autofill } = useFormValues(definition, ref)
  const draft = useFormDraft(definition, { form, setValues })
  const afterDraft = useSubmitAfterDraft(ref, draft.isLoaded)
  const sending = useSending(definition, { ...options, element: ref, form, draft, captcha })
  const emptyHoneypot = useHoneypot()
  /** True if the last press of the submit button sent nothing, because values are invalid. */
  const [wasInvalid, setWasInvalid] = useState(false)
  /** True from a press of "Clear form" until the visitor's next input. */
  const [isCleared, setIsCleared] = useState(false)
  useHeldReload(!definition.isBlank(form.values))
  useEarlyUse(ref, captcha.start)

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.isBusy.current) return
    autofill.take()
    if (afterDraft.holdBack()) return
    sending.setFailure(undefined)
    const errors = definition.errors(form.getValues())
    form.setErrors(errors)
    const isInvalid = focusFirstError(ref.current, errors)
    setWasInvalid(isInvalid)
    if (isInvalid) return
    if (emptyHoneypot(event.currentTarget)) return sending.setFailure({ code: 'autofilled' })
    // Without a site key no form can be sent, and `MissingKeyNotice` says so. Do not wait for the captcha token: if the
    // page were closed before `send` stores the submission, the submission would be lost.
    if (CAPTCHA_SITE_KEY) void sending.send()
  }

  const clear = () => {
    // Screen readers announce a second clearing only if the announcement of the first was gone in between.
    flushSync(() => setIsCleared(false))
    setIsCleared(true)
    form.reset()
    draft.forget()
    sending.setFailure(undefined)
    setWasInvalid(false)
  }

  // Values that change the form's height. Delay them until a press has ended: otherwise the pressed button could move
  // away, and the press would be lost.
  const errors = useAfterPress(form.errors)
  const shown = {
    captchaStatus: useAfterPress(captcha.status),
    progress: useAfterPress(sending.progress),
    errorCount: useAfterPress(wasInvalid ? Object.keys(form.errors).length : 0),
    isOnline: useAfterPress(isOnline),
    failure: useAfterPress(sending.failure),
    isCorrecting: useAfterPress(draft.replaces !== undefined && sending.failure === undefined),
    isRestored: useAfterPress(draft.isRestored),
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
    autofill,
    onFocus() {
      captcha.start()
      void draft.keeper.adoptDraftOfOtherTab()
    },
    onInput() {
      captcha.start()
      setIsCleared(false)
    },
    isCleared,
    takeOffer: draft.takeOffer,
    isReady: captcha.isReady && isValid,
    /** True from the press of the submit button until the outcome, also while the press waits for the draft. */
    isSending: sending.isSending || afterDraft.isWaiting,
    /** True while a submission that is stored on the device is being sent. The visitor may leave the page. */
    isStored: sending.isStored,
    isDraftLoaded: draft.isLoaded,
    /** The id of the submission that the form replaces when it is sent. */
    replaces: draft.replaces,
  }
}
