import { type UseFormReturnType, useForm } from '@mantine/form'
import { useAtomValue } from 'jotai'
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CAPTCHA_SITE_KEY } from '#client/device/captcha/captcha-site-key.ts'
import { markTold } from '#client/device/outbox/outcomes.ts'
import { type SubmitResult, submit, type UploadProgress } from '#client/device/submitting/submit.ts'
import { afterPress } from '#client/document/presses.ts'
import type { Locale } from '#contract/addresses.ts'
import { HONEYPOT_FIELD } from '#contract/submission/submission.ts'
import { loadCorrection } from './correction/load-correction.ts'
import { refusalErrors } from './correction/refusal-errors.ts'
import { onlineAtom } from './device-atoms.ts'
import { useDraft } from './draft/use-draft.ts'
import { editedControls } from './edited-controls.ts'
import type { ControlOf, FormDefinition, FormErrors, FormValues, Revision } from './form-definition.ts'
import { type FormFailure, failureOf } from './form-failure.ts'
import { useAfterPress } from './use-after-press.ts'
import { useCaptcha } from './use-captcha.ts'
import { useHeldReload } from './use-held-reload.ts'

export interface SubmissionFormOptions {
  locale: Locale
  /** The id of the rejected or expired submission to correct. */
  correct?: string
  /** Called once the submission is accepted or saved on the device; the form's draft has been deleted. */
  onSent: (result: SubmitResult) => void
}

/** The behaviour of a form (specification §4): its values and errors, captcha, draft and sending. Rendered by `SubmissionForm`. */
export function useSubmissionForm<Values extends FormValues>(
  definition: FormDefinition<Values>,
  { locale, correct, onSent }: SubmissionFormOptions,
) {
  type Control = ControlOf<Values>
  const { controls } = definition
  const ref = useRef<HTMLFormElement>(null)
  // A second press may come before the next render: a state would not tell it that the first one is being sent.
  const busy = useRef(false)
  const [status, setStatus] = useState<'editing' | 'refused' | 'sending' | 'stored'>('editing')
  const [failure, setFailure] = useState<FormFailure>()
  const [progress, setProgress] = useState<UploadProgress>()
  const [replaces, setReplaces] = useState<string>()
  const [restored, setRestored] = useState(false)
  // A robot fills in the honeypot and presses once. A visitor whose browser fills it in each time is let through at the second press.
  const warnedOfHoneypot = useRef(false)
  const online = useAtomValue(onlineAtom)
  const captcha = useCaptcha()

  const form: UseFormReturnType<Values> = useForm<Values>({
    initialValues: definition.empty,
    validate: definition.errors,
    validateInputOnBlur: true,
    // An error stays until its field is valid, not only until it changes.
    clearInputErrorOnChange: false,
    onValuesChange(values, previous) {
      const changed = controls.filter((name) => values[name] !== previous[name])
      for (const name of definition.dependentOn?.(changed, values) ?? []) judge(name)
      for (const name of changed) if (form.errors[name]) judge(name)
    },
  })
  const judge = (name: Control) => form.validateField(name as never)
  const isValid = useMemo(() => Object.keys(definition.errors(form.values)).length === 0, [definition, form.values])

  // Only values that differ: setting a value clears its error, such as that of a file that was refused meanwhile.
  const setValues = (values: Values) => {
    const present = form.getValues()
    for (const name of controls) if (values[name] !== present[name]) form.setFieldValue(name, values[name] as never)
  }

  // The visitor may have filled in the served form, and pressed its button, before the script had loaded.
  const readControls = () => {
    const element = ref.current as HTMLFormElement
    setValues(definition.fromControls(element))
    for (const name of editedControls(element, controls)) judge(name)
    if (element.contains(document.activeElement)) captcha.start()
    // React handles events only after this effect.
    if (element.pressedEarly) setTimeout(() => element.requestSubmit())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first update would empty the controls
  useLayoutEffect(readControls, [])

  const apply = ({ values, replaces, errors }: Revision<Values>) => {
    setValues({ ...values, consent: form.getValues().consent })
    if (errors) form.setErrors(errors)
    setReplaces(replaces)
  }
  useHeldReload(!definition.isBlank(form.values))
  const draftKeeper = useDraft(
    definition.kind,
    // No draft once the outbox has the submission: the next visit would send it a second time.
    definition.isBlank(form.values) || status === 'stored'
      ? undefined
      : { ...definition.toDraft(form.values), replaces },
    async (kept) => {
      const draft = (kept ?? {}) as Record<string, unknown>
      const correction = correct && draft.replaces !== correct ? await loadCorrection(definition, correct) : undefined
      const revision = correction ?? (await definition.fromDraft(draft))
      // Texts make fields grow, which would move the pressed button away.
      await new Promise<void>(afterPress)
      if (correction) {
        apply(correction)
        return false
      }
      const before = form.getValues()
      const values = definition.filledUp(before, revision.values)
      // Compared as text: locations are a new array each time.
      const isFilledUp = controls.some((name) => String(values[name]) !== String(before[name]))
      setRestored(isFilledUp)
      // The submission to correct may have been for another job.
      apply({ values, replaces: draft.replaces === correct ? correct : revision.replaces })
      return isFilledUp && definition.isBlank(before)
    },
  )

  /** Moves the focus to the topmost control with an error; returns false when there is none. */
  const focusFirst = (errors: FormErrors<Values>) => {
    const wrong = controls.filter((control) => errors[control])
    // In the order of the page: first and last name are swapped in Vietnamese.
    const first = [...(ref.current?.elements ?? [])].find((element) =>
      wrong.some((name) => name === element.getAttribute('name')),
    )
    if (first instanceof HTMLElement) first.focus()
    return wrong.length > 0
  }

  const send = async () => {
    busy.current = true
    setStatus('sending')
    // A visitor who leaves now must find the text in the form or in the outbox, and not in both.
    draftKeeper.keepNow()
    const captchaToken = captcha.token === 'deferred' ? undefined : (captcha.token ?? undefined)
    // `submit` solves a challenge for this submission: a second one would only slow it down.
    if (captchaToken === undefined) captcha.stop()
    let errors: FormErrors<Values> = {}
    try {
      const onStored = () => {
        setStatus('stored')
        void draftKeeper.end()
      }
      const request = definition.request(form.getValues(), { locale, captchaToken, replaces })
      const result = await submit(request, { onStored, onProgress: setProgress })
      if (result.outcome !== 'rejected') {
        await draftKeeper.end()
        onSent(result)
        return
      }
      setReplaces(result.id)
      setFailure(result.failure)
      void markTold([result.id]).catch(() => {})
      errors = refusalErrors<Values>(controls, result.failure?.fields)
      form.setErrors(errors)
    } catch (error) {
      setFailure(failureOf(error))
    }
    busy.current = false
    setProgress(undefined)
    captcha.renew()
    // The resume's field is inert while it is sent, and cannot be focused.
    flushSync(() => setStatus('editing'))
    focusFirst(errors)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    setFailure(undefined)
    const errors = definition.errors(form.getValues())
    form.setErrors(errors)
    const honeypot = event.currentTarget.elements.namedItem(HONEYPOT_FIELD) as HTMLInputElement
    if (focusFirst(errors)) {
      setStatus('refused')
    } else if (honeypot.value !== '' && !warnedOfHoneypot.current) {
      warnedOfHoneypot.current = true
      honeypot.value = ''
      setFailure({ code: 'autofilled' })
    } else if (CAPTCHA_SITE_KEY) {
      // Also without a token: until the submission is stored it would be lost with the page.
      void send()
    }
  }

  const clear = () => {
    form.reset()
    setReplaces(undefined)
    setRestored(false)
    setFailure(undefined)
    setStatus('editing')
  }

  // Parts that change the form's height.
  const errors = useAfterPress(form.errors)
  const shown = {
    captchaStatus: useAfterPress(captcha.status),
    progress: useAfterPress(progress),
    shownErrors: useAfterPress(status === 'refused' ? Object.keys(form.errors).length : 0),
    online: useAfterPress(online),
    failure: useAfterPress(failure),
    correcting: useAfterPress(replaces !== undefined && failure === undefined),
    /** The form holds the draft of an earlier visit, perhaps of another person. */
    restored: useAfterPress(restored && replaces === undefined),
  }
  const getInputProps: typeof form.getInputProps = (name, options) => ({
    ...form.getInputProps(name, options),
    error: errors[name],
  })

  return {
    ...shown,
    ref,
    form: { ...form, errors, getInputProps },
    onSubmit,
    clear,
    startCaptcha: captcha.start,
    ready: captcha.token !== null && isValid,
    sending: status === 'sending' || status === 'stored',
    /** The id of the submission that this one replaces. */
    replaces,
  }
}
