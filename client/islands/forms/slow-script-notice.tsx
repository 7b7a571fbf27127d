import { useTranslation } from 'react-i18next'
import { company } from '#client/content/company.ts'
import { useAfterHydration } from '#client/islands/use-after-hydration.ts'
import { Notice } from './controls/notice.tsx'

/**
 * Tells the visitor that the form's script has not loaded yet. The notice is hidden until `early-presses.ts` shows it,
 * five seconds after the visitor began to use the form. The notice stands below the submit button, so that no control
 * moves.
 */
export function SlowScriptNotice() {
  const { t } = useTranslation('form')
  // True in the served HTML and during hydration, false once the script runs.
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
