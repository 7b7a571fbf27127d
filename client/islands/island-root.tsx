import { type ReactNode, StrictMode, useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { i18nFor } from '#client/i18n/i18n.ts'
import type { Locale } from '#contract/addresses.ts'

interface IslandRootProps {
  locale: Locale
  /** Called once the island has been hydrated and its effects have run. */
  onHydrated?: () => void
  children: ReactNode
}

/**
 * The root of an island's tree. Build and browser render the same tree, or React would give other ids; so an island may need nothing of
 * the page around it.
 */
export function IslandRoot({ locale, onHydrated, children }: IslandRootProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18nFor(locale)}>
        {children}
        <Hydrated onHydrated={onHydrated} />
      </I18nextProvider>
    </StrictMode>
  )
}

/** Calls `onHydrated` in an effect. Render this component as the last sibling: React runs the effects of the earlier siblings first. */
function Hydrated({ onHydrated }: Pick<IslandRootProps, 'onHydrated'>) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return null
}
