import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Section } from '#client/components/section.tsx'
import bullets from '#client/components/tile-bullets.module.css'
import type { SubmissionFailure } from '#client/device/database/submission-record.ts'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import type { SubmitResult } from '#client/device/submitting/submit.ts'
import layout from '#client/islands/forms/form-columns.module.css'
import { ReceiptPanel } from '#client/islands/forms/receipt/receipt-panel.tsx'
import { paths } from '#client/navigation/paths.ts'
import { APPLY_HASH, type Locale } from '#contract/addresses.ts'
import type { JobToApplyFor } from './application-definition.ts'
import { ApplicationForm } from './application-form.tsx'
import styles from './application-section.module.css'

interface ApplicationSectionProps {
  locale: Locale
  job: JobToApplyFor
}

const POINTS = ['saved', 'pause', 'shared'] as const

/** The section `APPLY_HASH` of an open job's page: the application form beside three reassurances for applicants. */
export function ApplicationSection(props: ApplicationSectionProps) {
  const { t } = useTranslation('careers')
  const { t: tForm } = useTranslation('form')
  return (
    <Section id={APPLY_HASH.slice(1)}>
      <div className={layout.columns}>
        <div className={layout.heading}>
          <p className={styles.job}>{props.job.title}</p>
          <h2>{t('job.applyTitle')}</h2>
          <p>{tForm('application.lead')}</p>
        </div>
        <FormAndReceipt {...props} />
        <div className={`${layout.points} ${styles.points} ${bullets.bullets}`}>
          <ul>
            {POINTS.map((point) => (
              <li key={point} data-point={point}>
                {tForm(`application.points.${point}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

/**
 * Shows the form. Once an application is sent or saved, shows its receipt instead, and below the receipt a new,
 * collapsed form for another application.
 */
function FormAndReceipt({ locale, job }: ApplicationSectionProps) {
  const { t } = useTranslation('form')
  const [sent, setSent] = useState<SubmitResult>()
  const form = <ApplicationForm locale={locale} job={job} onSent={setSent} />
  const part = useRef<HTMLDivElement>(null)
  const writeAgain = () => {
    flushSync(() => setSent(undefined))
    // The pressed button has disappeared with the receipt: move the focus to the first field of the form.
    part.current?.querySelector<HTMLElement>('input')?.focus()
  }
  return (
    <div ref={part} className={`${layout.form} ${styles.application}`}>
      {sent && (
        // The key of the `<details>` below must differ from the key of this panel. If two siblings had the same key,
        // React would leave the old receipt and form on the page when the next application is sent.
        <ReceiptPanel
          key={sent.id}
          kind="application"
          locale={locale}
          sent={sent}
          correction={(failure) => (
            <AfterRejection locale={locale} job={job} id={sent.id} failure={failure} onWriteAgain={writeAgain} />
          )}
        />
      )}
      {/* The key makes React create a new form, without the values and the captcha token of the sent application. */}
      {sent ? (
        <details key={`after ${sent.id}`} className={styles.another}>
          <summary>{t('sent.anotherApplication')}</summary>
          {form}
        </details>
      ) : (
        form
      )}
    </div>
  )
}

interface AfterRejectionProps extends ApplicationSectionProps {
  /** The id of the rejected application. */
  id: string
  failure: SubmissionFailure | undefined
  /** Shows an empty form. */
  onWriteAgain: () => void
}

/** The way on after a rejection: to the list of jobs if the job is closed, otherwise to the form. */
function AfterRejection({ locale, job, id, failure, onWriteAgain }: AfterRejectionProps) {
  const { t } = useTranslation('form')
  // In fair mode the device holds the application only encrypted: it cannot be corrected.
  const query = isFairMode() ? {} : { correct: id }
  if (failure?.code === 'closed') return <Button href={paths.careers(locale, query)}>{t('sent.anotherJob')}</Button>
  if (isFairMode()) return <Button onClick={onWriteAgain}>{t('sent.writeAgain')}</Button>
  return (
    <Button href={paths.job(locale, job.slug, query) + APPLY_HASH}>{t('sent.application.rejected.correct')}</Button>
  )
}
