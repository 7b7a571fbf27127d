import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { CaptchaLine } from '#client/components/form/captcha-line.tsx'
import { ConsentCheckbox } from '#client/components/form/consent-checkbox.tsx'
import { ErrorSummary } from '#client/components/form/error-summary.tsx'
import { FormProvider } from '#client/components/form/form-provider.tsx'
import { Honeypot } from '#client/components/form/honeypot.tsx'
import { MissingKeyNotice } from '#client/components/form/missing-key-notice.tsx'
import { Notice } from '#client/components/form/notice.tsx'
import { SubmitButton } from '#client/components/form/submit-button.tsx'
import { TextField } from '#client/components/form/text-field.tsx'
import { company } from '#client/content/company.ts'
import { CAPTCHA_SITE_KEY } from '#client/outbox/captcha-site-key.ts'
import type { SubmitResult } from '#client/pwa/submit.ts'
import type { Locale } from '#contract/locale.ts'
import {
  COMPANY_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from '#contract/text-field.ts'
import styles from './contact-form.module.css'
import { CountryField } from './country-field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { PHONE_EXAMPLES } from './phone-examples.ts'
import { useContactForm } from './use-contact-form.ts'

interface ContactFormProps {
  locale: Locale
  correct?: string
  onSent: (result: SubmitResult) => void
}

/** The contact form of specification §3 to §5. */
export function ContactForm(props: ContactFormProps) {
  const { t } = useTranslation('form')
  const { form, ...state } = useContactForm(props)
  const text = (name: 'firstName' | 'lastName' | 'email' | 'company' | 'industry' | 'jobRole' | 'message') => ({
    name,
    label: t(`field.${name}`),
    placeholder: t(`placeholder.${name}`),
    ...form.getInputProps(name),
  })
  return (
    <FormProvider>
      <form
        ref={state.ref}
        className={styles.form}
        noValidate
        // Outside a dialog this method does nothing: a press before the script is there loses no text and leaks none
        // into the address.
        method="dialog"
        onSubmit={state.onSubmit}
        onFocus={state.startCaptcha}
      >
        <noscript>
          <Notice tone="info">{t('noScript', { email: company.email })}</Notice>
        </noscript>
        {!state.online && <Notice tone="info">{t('offline')}</Notice>}
        {state.correcting && <Notice tone="info">{t('correcting')}</Notice>}
        <div className={styles.fields}>
          <TextField {...text('firstName')} required autoComplete="given-name" maxLength={NAME_MAX_LENGTH} />
          <TextField {...text('lastName')} required autoComplete="family-name" maxLength={NAME_MAX_LENGTH} />
          <TextField {...text('email')} required type="email" autoComplete="email" maxLength={EMAIL_MAX_LENGTH} />
          <TextField {...text('company')} required autoComplete="organization" maxLength={COMPANY_MAX_LENGTH} />
          <CountryField {...form.getInputProps('country')} value={form.values.country} />
          <TextField
            {...form.getInputProps('phone')}
            name="phone"
            label={t('field.phone')}
            placeholder={PHONE_EXAMPLES[form.values.country]}
            required
            type="tel"
            autoComplete="tel"
            maxLength={PHONE_MAX_LENGTH}
          />
          <TextField {...text('industry')} maxLength={COMPANY_MAX_LENGTH} />
          <TextField {...text('jobRole')} autoComplete="organization-title" maxLength={COMPANY_MAX_LENGTH} />
          <div className={styles.wide}>
            <TextField {...text('message')} multiline maxLength={MESSAGE_MAX_LENGTH} />
          </div>
        </div>
        <Honeypot />
        <ConsentCheckbox locale={props.locale} {...form.getInputProps('consent', { type: 'checkbox' })} />
        {state.failure && <FailureNotice failure={state.failure} />}
        <ErrorSummary count={state.shownErrors} />
        {CAPTCHA_SITE_KEY ? <CaptchaLine state={state.captchaState} /> : <MissingKeyNotice />}
        <div className={styles.actions}>
          <SubmitButton ready={state.ready} sending={state.sending} label={t('submit')} />
          <Button variant="link" onClick={state.clear}>
            {t('clear')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
