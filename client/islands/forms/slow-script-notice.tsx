import { useTranslation } from 'react-i18next'
import { useAfterHydration } from '#client/components/use-after-hydration.ts'
import { company } from '#client/content/company.ts'
import { Notice } from './controls/notice.tsx'

/**
 * Tells the visitor that the form's script has not loaded yet. `early-presses.ts` shows this notice five seconds after
 * the form was first used. The notice stands below the button, so that it causes no layout shift.
 */
export function SlowScriptNotice() {
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
