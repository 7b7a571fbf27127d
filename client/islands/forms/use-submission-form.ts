import { type UseFormReturnType, useForm } from '@mantine/form'
import { useAtomValue } from 'jotai'
import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CAPTCHA_SITE_KEY } from '#client/device/captcha/captcha-site-key.ts'
import { markTold } from '#client/device/outbox/outcomes.ts'
import { type SubmitResult, submit, type UploadProgress } from '#client/device/submitting/submit.ts'
import { afterPress } from '#client/document/presses.ts'
import { LANGUAGE_SWITCH } from '#client/widgets/language-switch/start-language-switch.ts'
import type { Locale } from '#contract/addresses.ts'
import { HONEYPOT_FIELD } from '#contract/submission/submission.ts'
import type { CaptchaState } from './controls/captcha-line.tsx'
import { leftControls } from './edited-controls.ts'
import type { ControlOf, FormDefinition, FormErrors, FormValues, Revision } from './form-definition.ts'
import { type FormFailure, failureOf } from './form-failure.ts'
import { handOver, takeHandedOver } from './language-switch-draft.ts'
import { loadCorrection } from './load-correction.ts'
import { refusedControls } from './refused-controls.ts'
import { onlineAtom } from './status-atoms.ts'
import { useAfterPress } from './use-after-press.ts'
import { useCaptcha } from './use-captcha.ts'
import { useDraft } from './use-draft.ts'
import { useHeldReload } from './use-held-reload.ts'

export interface SubmissionFormOptions {
  locale: Locale
  /** The rejected or expired submission to correct. */
  correct?: string
  /** Called once it is accepted or saved on the device; its draft is deleted by then. */
  onSent: (result: SubmitResult) => void
}

/** The behaviour of a form whose content is submitted (specification §4): values, errors, captcha, draft and sending. */
export function useSubmissionForm<Values extends FormValues>(
  definition: FormDefinition<Values>,
  { locale, correct, onSent }: SubmissionFormOptions,
) {
  type Control = ControlOf<Values>
  const { controls } = definition
  const ref = useRef<HTMLFormElement>(null)
  // Two presses may come before the next render, which alone would show the second one that the first is under way.
  const busy = useRef(false)
  const [status, setStatus] = useState<'editing' | 'refused' | 'sending' | 'stored'>('editing')
  const [failure, setFailure] = useState<FormFailure>()
  const [progress, setProgress] = useState<UploadProgress>()
  const [replaces, setReplaces] = useState<string>()
  const [restored, setRestored] = useState(false)
  // A robot fills the honeypot in and presses once; whoever presses again is let through, whatever fills it in each time.
  const warnedOfHoneypot = useRef(false)
  const online = useAtomValue(onlineAtom)
  const captcha = useCaptcha()

  const form: UseFormReturnType<Values> = useForm<Values>({
    initialValues: definition.empty,
    validate: definition.errors,
    validateInputOnBlur: true,
    // A shown error stays until its field is right.
    clearInputErrorOnChange: false,
    onValuesChange(values, previous) {
      const changed = controls.filter((name) => values[name] !== previous[name])
      for (const name of definition.dependentOn?.(changed, values) ?? []) judge(name)
      for (const name of changed) if (form.errors[name]) judge(name)
    },
  })
  const judge = (name: Control) => form.validateField(name as never)
  const isValid = useMemo(() => Object.keys(definition.errors(form.values)).length === 0, [definition, form.values])

  // One by one: what is told of a value that stays, such as a file that was refused meanwhile, stays as well.
  const setValues = (values: Values) => {
    const present = form.getValues()
    for (const name of controls) if (values[name] !== present[name]) form.setFieldValue(name, values[name] as never)
  }

  // Served HTML may have been filled in before the script was there.
  const takeOverControls = () => {
    const element = ref.current as HTMLFormElement
    setValues(takeHandedOver<Values>(definition.kind) ?? definition.fromControls(element))
    for (const name of leftControls(element, controls)) judge(name)
    if (element.contains(document.activeElement)) captcha.start()
    // Once React listens, after this effect.
    if (element.pressedEarly) setTimeout(() => element.requestSubmit())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first update would empty the controls
  useLayoutEffect(takeOverControls, [])

  useEffect(() => {
    const leave = () => handOver(definition.kind, form.getValues())
    addEventListener(LANGUAGE_SWITCH, leave)
    return () => removeEventListener(LANGUAGE_SWITCH, leave)
  })

  const apply = ({ values, replaces, errors }: Revision<Values>) => {
    setValues({ ...values, consent: form.getValues().consent })
    if (errors) form.setErrors(errors)
    setReplaces(replaces)
  }
  useHeldReload(!definition.isBlank(form.values))
  const draftKeeper = useDraft(
    definition.kind,
    // Once the outbox keeps it: no second copy that a next visit would send again.
    definition.isBlank(form.values) || status === 'stored'
      ? undefined
      : { ...definition.toDraft(form.values), replaces },
    async (kept) => {
      const draft = (kept ?? {}) as Record<string, unknown>
      const correction = correct && draft.replaces !== correct ? await loadCorrection(definition, correct) : undefined
      const revision = correction ?? (await definition.fromDraft(draft))
      // Fields grow with their texts.
      await new Promise<void>(afterPress)
      if (correction) {
        apply(correction)
        return false
      }
      const before = form.getValues()
      const values = definition.filledUp(before, revision.values)
      // As text: places are a new list, and no file is like another.
      const isFilledUp = controls.some((name) => String(values[name]) !== String(before[name]))
      setRestored(isFilledUp)
      // What the address asks for holds for another job as well.
      apply({ values, replaces: draft.replaces === correct ? correct : revision.replaces })
      return isFilledUp && definition.isBlank(before)
    },
  )

  /** Moves the focus to the topmost control with an error; false when there is none. */
  const focusFirst = (errors: FormErrors<Values>) => {
    const wrong = controls.filter((control) => errors[control])
    // Which is topmost the page says: names stand in the order of its language.
    const first = [...(ref.current?.elements ?? [])].find((element) =>
      wrong.some((name) => name === element.getAttribute('name')),
    )
    if (first instanceof HTMLElement) first.focus()
    return wrong.length > 0
  }

  const send = async () => {
    busy.current = true
    setStatus('sending')
    // Whoever leaves now finds it again, in the form or in the outbox, but not in both.
    draftKeeper.keepNow()
    const captchaToken = captcha.token === 'deferred' ? undefined : (captcha.token ?? undefined)
    // The sender solves a check for this submission: a second one would only slow it down.
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
      errors = refusedControls<Values>(controls, result.failure?.fields)
      form.setErrors(errors)
    } catch (error) {
      setFailure(failureOf(error))
    }
    busy.current = false
    setProgress(undefined)
    captcha.renew()
    // Some controls cannot have the focus while they are being sent.
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
      // With or without a token: what is not stored yet is lost with the page.
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

  // What takes room in the form.
  const errors = useAfterPress(form.errors)
  const shown = {
    captchaState: useAfterPress(captchaState(captcha)),
    progress: useAfterPress(progress),
    shownErrors: useAfterPress(status === 'refused' ? Object.keys(form.errors).length : 0),
    online: useAfterPress(online),
    failure: useAfterPress(failure),
    correcting: useAfterPress(replaces !== undefined && failure === undefined),
    /** It holds what an earlier visit has left, of another person perhaps. */
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
    /** The submission that this one takes the place of. */
    replaces,
  }
}

function captchaState({ token, started }: ReturnType<typeof useCaptcha>): CaptchaState {
  if (!started) return 'idle'
  if (token === null) return 'checking'
  return token === 'deferred' ? 'deferred' : 'verified'
}
