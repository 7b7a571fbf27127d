import { type ChangeEventHandler, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormError } from '#client/islands/forms/form-definition.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import { Checkbox } from './checkbox.tsx'
import styles from './consent-checkbox.module.css'

interface ConsentCheckboxProps {
  /** The kind of the form. It decides which text the visitor consents to. */
  kind: SubmissionKind
  locale: Locale
  checked?: boolean
  onChange: ChangeEventHandler
  onBlur?: () => void
  error?: FormError
}

/**
 * The checkbox for the consent to the privacy policy, named `consent`. The policy opens in a new tab, so that the form
 * stays open.
 */
export function ConsentCheckbox({ kind, locale, error, ...input }: ConsentCheckboxProps) {
  const { t } = useTranslation('form')
  const id = useId()
  // The translation marks the link with square brackets, because its place in the sentence differs between languages.
  const [before, link, after] = t(`consent.${kind}`).split(/[[\]]/)
  return (
    <div className={styles.consent}>
      <Checkbox
        name="consent"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
        {...input}
      >
        {before}
        <a href={paths.privacyPolicy(locale)} target="_blank" rel="noopener">
          {link}
        </a>
        {after}
      </Checkbox>
      {error && (
        <p id={id} className={styles.error}>
          {t(`error.${error}`)}
        </p>
      )}
    </div>
  )
}
