import { useTranslation } from 'react-i18next'
import { Notice } from '#client/components/form/notice.tsx'
import type { ContactFailure } from './use-contact-form.ts'

/** Says that sending has failed and why; everything typed is still in the form. */
export function FailureNotice({ failure }: { failure: ContactFailure }) {
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
    </Notice>
  )
}
