import type { FormEventHandler, ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { company } from '#client/content/company.ts'
import { CAPTCHA_SITE_KEY } from '#client/device/captcha/captcha-site-key.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import { CaptchaLine, type CaptchaState } from './controls/captcha-line.tsx'
import { ErrorSummary } from './controls/error-summary.tsx'
import { FormProvider } from './controls/form-provider.tsx'
import { Honeypot } from './controls/honeypot.tsx'
import { MissingKeyNotice } from './controls/missing-key-notice.tsx'
import { Notice } from './controls/notice.tsx'
import { SubmitButton } from './controls/submit-button.tsx'
import { FailureNotice } from './failure-notice.tsx'
import type { FormFailure } from './form-failure.ts'
import { LateNotice } from './late-notice.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import styles from './submission-form.module.css'

interface SubmissionFormProps {
  kind: SubmissionKind
  /** What `useSubmissionForm` gives. */
  state: {
    ref: Ref<HTMLFormElement>
    onSubmit: FormEventHandler<HTMLFormElement>
    startCaptcha: () => void
    captchaState: CaptchaState
    ready: boolean
    sending: boolean
    shownErrors: number
    online: boolean
    failure?: FormFailure
    correcting: boolean
    restored: boolean
  }
  /** Told above the fields. */
  notice?: ReactNode
  /** The fields, as tiles: two columns where there is room; one of class `wide` takes both. */
  fields: ReactNode
  consent: ReactNode
  /** A way out beside the reason why it was refused. */
  wayOut?: ReactNode
  /** How far sending is. */
  upload?: ReactNode
  onClear: () => void
}

/** A form whose content is submitted: its fields, and around them all that such forms share. */
export function SubmissionForm({ kind, state, notice, fields, consent, wayOut, upload, onClear }: SubmissionFormProps) {
  const { t } = useTranslation('form')
  return (
    <FormProvider>
      <form
        ref={state.ref}
        className={styles.form}
        noValidate
        // A browser must not bring back what an earlier visit has checked; fields of text say themselves what may be filled in.
        autoComplete="off"
        // Outside a dialog this method does nothing: a press before the script is there loses no text and leaks none
        // into the address.
        method="dialog"
        onSubmit={state.onSubmit}
        onFocus={state.startCaptcha}
        // Browsers and password managers fill fields in that nobody has focused.
        onInput={state.startCaptcha}
      >
        <noscript>
          <Notice tone="info">{t('noScript', { email: company.email, phone: company.phone })}</Notice>
        </noscript>
        {!state.online && <Notice tone="info">{t(`offline.${kind}`)}</Notice>}
        {state.correcting && <Notice tone="info">{t(`correcting.${kind}`)}</Notice>}
        <RestoredNotice shown={state.restored} onClear={onClear} />
        {notice}
        <div className={styles.fields}>{fields}</div>
        <Honeypot />
        {consent}
        {state.failure && (
          <FailureNotice kind={kind} failure={state.failure}>
            {wayOut}
          </FailureNotice>
        )}
        <ErrorSummary count={state.shownErrors} />
        {CAPTCHA_SITE_KEY ? <CaptchaLine state={state.captchaState} /> : <MissingKeyNotice />}
        {upload}
        <div className={styles.actions}>
          <SubmitButton ready={state.ready} sending={state.sending} label={t(`submit.${kind}`)} />
          {/* What is on its way already cannot be taken back by emptying the form. */}
          <Button variant="link" onClick={onClear} disabled={state.sending}>
            {t('clear')}
          </Button>
        </div>
        <LateNotice />
      </form>
    </FormProvider>
  )
}
