import { useForm } from '@mantine/form'
import { useAtomValue } from 'jotai'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { CaptchaState } from '#client/components/form/captcha-line.tsx'
import { OutboxFullError, OutboxUnavailableError } from '#client/outbox/outbox-database.ts'
import { onlineAtom } from '#client/pwa/status-atoms.ts'
import { type SubmitResult, submit } from '#client/pwa/submit.ts'
import { useCaptcha } from '#client/pwa/use-captcha.ts'
import { useDraft } from '#client/pwa/use-draft.ts'
import { contactSchema } from '#contract/contact.ts'
import type { Locale } from '#contract/locale.ts'
import { type ErrorCode, HONEYPOT_FIELD } from '#contract/submission.ts'
import {
  CONTACT_CONTROLS,
  type ContactErrors,
  type ContactValues,
  contactErrors,
  EMPTY_CONTACT,
  filledUp,
  fromControls,
  isBlank,
  leftControls,
  refusedControls,
  toDraft,
} from './contact-values.ts'
import { loadCorrection, type Revision, readRevision } from './correction.ts'

/** Why sending failed: the relay's refusal, or the device cannot keep the message. */
export type ContactFailure = ErrorCode | 'network' | 'storage_unavailable' | 'device_full' | 'unknown'

interface ContactFormOptions {
  locale: Locale
  /** The rejected or expired enquiry to correct. */
  correct?: string
  onSent: (result: SubmitResult) => void
}

function failureOf(error: unknown): ContactFailure {
  if (error instanceof OutboxFullError) return 'device_full'
  return error instanceof OutboxUnavailableError ? 'storage_unavailable' : 'unknown'
}

/** The behaviour of the contact form (specification §4): values, errors, captcha, draft and sending. */
export function useContactForm({ locale, correct, onSent }: ContactFormOptions) {
  const ref = useRef<HTMLFormElement>(null)
  // Two presses may come before the next render, which alone would show the second one that the first is under way.
  const busy = useRef(false)
  const [status, setStatus] = useState<'editing' | 'refused' | 'waiting' | 'sending'>('editing')
  const [failure, setFailure] = useState<ContactFailure>()
  const [replaces, setReplaces] = useState<string>()
  const online = useAtomValue(onlineAtom)
  const captcha = useCaptcha()

  const form = useForm<ContactValues>({
    initialValues: EMPTY_CONTACT,
    validate: contactErrors,
    validateInputOnBlur: true,
    // A shown error stays until its field is right.
    clearInputErrorOnChange: false,
    onValuesChange(values, previous) {
      const changed = CONTACT_CONTROLS.filter((name) => values[name] !== previous[name])
      if (changed.includes('country') && values.phone !== '') form.validateField('phone')
      for (const name of changed) if (form.errors[name]) form.validateField(name)
    },
  })

  // Most visitors have typed nothing yet: a form that is right already need not be rendered once more.
  const setValues = (values: ContactValues) => {
    const present = form.getValues()
    if (CONTACT_CONTROLS.some((name) => values[name] !== present[name])) form.setValues(values)
  }

  // Served HTML may have been filled in before the script was there.
  const takeOverControls = () => {
    const element = ref.current as HTMLFormElement
    setValues(fromControls(element))
    for (const name of leftControls(element)) form.validateField(name)
    if (element.contains(document.activeElement)) captcha.start()
    // Once React listens, after this effect.
    if (element.pressedEarly) setTimeout(() => element.requestSubmit())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first update would empty the controls
  useLayoutEffect(takeOverControls, [])

  const apply = ({ values, replaces, errors }: Revision) => {
    setValues({ ...values, consent: form.getValues().consent })
    if (errors) form.setErrors(errors)
    setReplaces(replaces)
  }
  const endDraft = useDraft(
    'contact',
    // While it is being sent, the outbox keeps it: no second copy that a next visit would send again.
    isBlank(form.values) || status === 'sending' ? undefined : { ...toDraft(form.values), replaces },
    async (kept) => {
      const draft = readRevision(kept)
      const correction = correct && draft.replaces !== correct ? await loadCorrection(correct) : undefined
      if (correction) apply(correction)
      else apply({ ...draft, values: filledUp(form.getValues(), draft.values) })
    },
  )

  /** Moves the focus to the topmost control with an error; false when there is none. */
  const focusFirst = (errors: ContactErrors) => {
    const name = CONTACT_CONTROLS.find((control) => errors[control])
    if (name) (ref.current?.elements.namedItem(name) as HTMLElement | undefined)?.focus()
    return name !== undefined
  }

  const send = async () => {
    busy.current = true
    setStatus('sending')
    const payload = contactSchema.parse(toDraft(form.getValues()))
    const captchaToken = captcha.token === 'deferred' || captcha.token === null ? undefined : captcha.token
    try {
      const result = await submit({ kind: 'contact', payload, locale, captchaToken, replaces })
      if (result.outcome !== 'rejected') {
        endDraft()
        onSent(result)
        return
      }
      setReplaces(result.id)
      setFailure(result.failure?.code)
      const errors = refusedControls(result.failure?.fields)
      form.setErrors(errors)
      focusFirst(errors)
    } catch (error) {
      setFailure(failureOf(error))
    }
    busy.current = false
    captcha.renew()
    setStatus('editing')
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    setFailure(undefined)
    captcha.start()
    const errors = contactErrors(form.getValues())
    form.setErrors(errors)
    const honeypot = event.currentTarget.elements.namedItem(HONEYPOT_FIELD) as HTMLInputElement
    if (focusFirst(errors)) {
      setStatus('refused')
    } else if (honeypot.value !== '') {
      setFailure('invalid') // as the relay would answer
    } else if (captcha.token === null) {
      setStatus('waiting')
    } else {
      void send()
    }
  }

  const clear = () => {
    form.reset()
    setReplaces(undefined)
    setFailure(undefined)
    setStatus('editing')
  }

  return {
    ref,
    form,
    onSubmit,
    clear,
    startCaptcha: captcha.start,
    captchaState: captchaState(captcha, status === 'waiting'),
    ready: captcha.token !== null && form.isValid() === true,
    sending: status === 'sending',
    shownErrors: status === 'refused' ? Object.keys(form.errors as ContactErrors).length : 0,
    online,
    failure,
    correcting: replaces !== undefined && failure === undefined,
  }
}

function captchaState({ token, started }: ReturnType<typeof useCaptcha>, wanted: boolean): CaptchaState {
  if (!started) return 'idle'
  if (token === null) return wanted ? 'wait' : 'checking'
  return token === 'deferred' ? 'deferred' : 'verified'
}
