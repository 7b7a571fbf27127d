import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { company } from '#client/content/company.ts'
import { CAPTCHA_SITE_KEY } from '#client/device/captcha/captcha-site-key.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import { CaptchaLine } from './controls/captcha-line.tsx'
import { ConsentCheckbox } from './controls/consent-checkbox.tsx'
import { ErrorSummary } from './controls/error-summary.tsx'
import { FormProvider } from './controls/form-provider.tsx'
import { Honeypot } from './controls/honeypot.tsx'
import { MissingKeyNotice } from './controls/missing-key-notice.tsx'
import { Notice } from './controls/notice.tsx'
import { SubmitButton } from './controls/submit-button.tsx'
import { DraftNotice } from './draft/draft-notice.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { KeepAutofilledTexts } from './keep-autofilled-texts.tsx'
import { SlowScriptNotice } from './slow-script-notice.tsx'
import styles from './submission-form.module.css'
import type { SubmissionFormState } from './use-submission-form.ts'

interface SubmissionFormProps {
  kind: SubmissionKind
  locale: Locale
  state: SubmissionFormState
  /** A notice above the fields. */
  notice?: ReactNode
  /** The fields, which stand in two columns if there is room. A field with the class `wide` takes both columns. */
  fields: ReactNode
  /** A link to a page on which the visitor can continue. It stands beside the reason for a refusal. */
  wayOut?: ReactNode
  /** The progress of an upload. */
  upload?: ReactNode
}

/** A form: its own fields, and around them the notices, captcha and buttons that all forms share. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { kind, locale, state, notice, fields, wayOut, upload } = props
  const { t } = useTranslation('form')
  const draftNotice = state.isCorrectionOffered
    ? { text: t(`otherDraft.${kind}`), action: t('otherDraft.replace'), onPress: state.takeOffer }
    : { text: t('restored.text'), action: t('restored.clear'), onPress: state.clear }
  return (
    <FormProvider>
      <form
        ref={state.ref}
        className={styles.form}
        noValidate
        // Autocompletion is off, because browsers must not restore the consent of an earlier visit. Each text field has
        // its own `autocomplete`.
        autoComplete="off"
        // Outside a `<dialog>` this method submits nothing. With any other method, a press before the script has loaded
        // would load a page, and the text would be lost or be part of that page's address.
        method="dialog"
        // Tests wait for this attribute: until it is set, the draft of an earlier visit may still fill in the form.
        data-draft={state.isDraftLoaded ? 'loaded' : undefined}
        // The name of the draft, for `early-drafts.ts`.
        data-kind={kind}
        // Fair mode reads these two, so that it clears no screen while only this page has the submission.
        data-stored={state.isStored || undefined}
        data-sending={state.isSending || undefined}
        onSubmit={state.onSubmit}
        onFocus={state.onFocus}
        // `onFocus` is not enough, because browsers and password managers fill in fields without focusing them.
        onInput={state.onInput}
      >
        <noscript>
          <Notice tone="info">{t('noScript', { email: company.email, phone: company.phone })}</Notice>
        </noscript>
        {!state.isOnline && <Notice tone="info">{t(`offline.${kind}`)}</Notice>}
        {state.isCorrecting && <Notice tone="info">{t(`correcting.${kind}`)}</Notice>}
        {/* Inert while sending, because a change would not be sent. */}
        <div className={styles.notices} inert={state.isSending}>
          <DraftNotice shown={state.isRestored || state.isCorrectionOffered} {...draftNotice} />
          {notice}
        </div>
        <div className={styles.fields} inert={state.isSending}>
          <KeepAutofilledTexts {...state.autofill}>{fields}</KeepAutofilledTexts>
        </div>
        <Honeypot />
        <div inert={state.isSending}>
          <ConsentCheckbox kind={kind} locale={locale} {...state.consent} />
        </div>
        {state.failure && (
          <FailureNotice kind={kind} failure={state.failure}>
            {wayOut}
          </FailureNotice>
        )}
        <ErrorSummary count={state.errorCount} />
        {!CAPTCHA_SITE_KEY && <MissingKeyNotice />}
        {upload}
        <div className={styles.actions}>
          <SubmitButton ready={state.isReady} sending={state.isSending} label={t(`submit.${kind}`)} />
          {/* Disabled while sending: the visitor could believe that emptying the form cancels the submission. */}
          <Button variant="link" onClick={state.clear} disabled={state.isSending}>
            {t('clear')}
          </Button>
          <Button variant="link" href={paths.done(locale)}>
            {t('done')}
          </Button>
          <span className="visually-hidden" role="status">
            {state.isCleared && t('cleared')}
          </span>
        </div>
        {/* Below the buttons, where the room that the line keeps while it is empty looks like the end of the form. */}
        {CAPTCHA_SITE_KEY && <CaptchaLine status={state.captchaStatus} />}
        <SlowScriptNotice />
      </form>
    </FormProvider>
  )
}
