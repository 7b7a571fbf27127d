import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import buttons from '#client/components/button-row.module.css'
import { Dialog } from '#client/components/dialog.tsx'
import type { UnsealedSubmission } from '#client/device/database/submission-record.ts'
import { paths } from '#client/navigation/paths.ts'
import { APPLY_HASH, CONTACT_FORM_HASH, type Locale } from '#contract/addresses.ts'
import { isForClosedJob } from './state-text-key.ts'

/**
 * The button that opens the form in which a rejected or expired submission can be corrected. If the job of an
 * application is closed, it opens the list of open jobs, so that the visitor can apply for another job with the same
 * values. If the author has pressed "I'm done here", another person may be using the device now. A dialog then asks for
 * confirmation, because the form shows what the author typed.
 */
export function CorrectionButton({ locale, record }: { locale: Locale; record: UnsealedSubmission }) {
  const { t } = useTranslation('outbox')
  const [isAsked, setIsAsked] = useState(false)
  const label = t(isForClosedJob(record) ? 'anotherJob' : 'correct')
  const link = (
    <Button variant="secondary" href={correctionAddress(locale, record)}>
      {label}
    </Button>
  )
  if (!record.authorLeft) return link
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      <Dialog open={isAsked} onClose={() => setIsAsked(false)} title={t('confirm.correct.title')}>
        <p>{t('confirm.correct.text')}</p>
        <div className={buttons.row}>
          <Button variant="outline" onClick={() => setIsAsked(false)}>
            {t('cancel')}
          </Button>
          {link}
        </div>
      </Dialog>
    </>
  )
}

function correctionAddress(locale: Locale, record: UnsealedSubmission): string {
  const query = { correct: record.id }
  if (record.kind === 'contact') return paths.contactUs(locale, query) + CONTACT_FORM_HASH
  if (isForClosedJob(record)) return paths.careers(locale, query)
  return paths.job(locale, record.job.slug, query) + APPLY_HASH
}
