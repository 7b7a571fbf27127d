import { useEffect, useLayoutEffect, useState } from 'react'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import type { Locale } from '#contract/addresses.ts'
import { SetupForm } from './setup-form.tsx'
import { StaffPanel } from './staff-panel.tsx'
import { Welcome } from './welcome.tsx'

/**
 * The page of fair mode: the form that starts the mode; while the mode is on, the first page that an attendee sees, and
 * behind the PIN what concerns the staff.
 */
export function FairSection({ locale }: { locale: Locale }) {
  // The build renders the form, so the mode can be asked for only after hydration.
  const [view, setView] = useState<'setup' | 'welcome' | 'staff'>('setup')
  useLayoutEffect(() => {
    if (isFairMode()) setView('welcome')
  }, [])
  useEffect(() => {
    if (view !== 'setup') scrollTo({ top: 0, behavior: 'instant' })
  }, [view])
  if (view === 'staff') return <StaffPanel locale={locale} onClose={() => setView('welcome')} />
  if (view === 'welcome') return <Welcome onStaff={() => setView('staff')} />
  return <SetupForm />
}
