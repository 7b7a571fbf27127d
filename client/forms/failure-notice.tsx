import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#client/components/form/notice.tsx'
import type { SubmissionKind } from '#contract/submission.ts'
import type { FormFailure } from './form-failure.ts'

interface FailureNoticeProps {
  kind: SubmissionKind
  failure: FormFailure
  /** A way out, if there is one. */
  children?: ReactNode
}

/**
 * Says that sending has failed and why; everything typed is still in the form. An applicant is told what the server said,
 * too (specification §8).
 */
export function FailureNotice({ kind, failure: { code, message }, children }: FailureNoticeProps) {
  const { t } = useTranslation('form')
  if (code === 'storage_unavailable' || code === 'device_full')
    return (
      <Notice tone="danger">
        <p>{t(code === 'device_full' ? 'storage.full' : 'storage.unavailable')}</p>
      </Notice>
    )
  return (
    <Notice tone="danger">
      <p>
        {t(`failed.${kind}`)} {code !== 'unknown' && t(`failure.${code}`)}
      </p>
      {kind === 'application' && message && <p>{t('serverSaid', { message })}</p>}
      {children}
    </Notice>
  )
}
