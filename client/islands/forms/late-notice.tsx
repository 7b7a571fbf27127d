import { useTranslation } from 'react-i18next'
import { useAfterHydration } from '#client/components/use-after-hydration.ts'
import { company } from '#client/content/company.ts'
import { Notice } from './controls/notice.tsx'

/** Says that the form has no script yet; `bootstrap.js` shows it. Stands below what is pressed, so that it moves nothing. */
export function LateNotice() {
  const { t } = useTranslation('form')
  const isServed = useAfterHydration(() => false, true)
  if (!isServed) return null
  return (
    <div data-late hidden>
      <Notice tone="danger">
        {t('late', { email: company.email, phone: company.phone.replaceAll(' ', '\u00a0') })}
      </Notice>
    </div>
  )
}
