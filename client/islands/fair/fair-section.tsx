import { useEffect, useLayoutEffect, useState } from 'react'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import type { Locale } from '#contract/addresses.ts'
import { SetupForm } from './setup-form.tsx'
import { StaffPanel } from './staff-panel.tsx'
import { Welcome } from './welcome.tsx'

/**
 * The content of the page `/fair`. While fair mode is off, it shows the form that starts fair mode. While fair mode is
 * on, it shows the first page for visitors. From there a PIN opens the panel for the staff.
 */
export function FairSection({ locale }: { locale: Locale }) {
  // The first render must equal the served HTML, which contains the form. Whether fair mode is on is therefore read
  // after hydration.
  const [view, setView] = useState<'setup' | 'welcome' | 'staff' | 'staffLeft'>('setup')
  useLayoutEffect(() => {
    if (isFairMode()) setView('welcome')
  }, [])
  useEffect(() => {
    if (view !== 'setup') scrollTo({ top: 0, behavior: 'instant' })
  }, [view])
  if (view === 'setup') return <SetupForm />
  if (view === 'staff') return <StaffPanel locale={locale} onClose={() => setView('staffLeft')} />
  return <Welcome takesFocus={view === 'staffLeft'} onStaff={() => setView('staff')} />
}
