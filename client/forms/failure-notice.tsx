import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#client/components/form/notice.tsx'
import type { FormFailure } from './form-failure.ts'

interface FailureNoticeProps {
  failure: FormFailure
  /** A way out, if there is one. */
  children?: ReactNode
}

/** Says that sending has failed and why; everything typed is still in the form. */
export function FailureNotice({ failure, children }: FailureNoticeProps) {
  const { t } = useTranslation('form')
  if (failure === 'storage_unavailable' || failure === 'device_full')
    return (
      <Notice tone="danger">
        <p>{t(failure === 'device_full' ? 'storage.full' : 'storage.unavailable')}</p>
      </Notice>
    )
  return (
    <Notice tone="danger">
      <p>{t('failed')}</p>
      {failure !== 'unknown' && <p>{t(`failure.${failure}`)}</p>}
      {children}
    </Notice>
  )
}
