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
 * The root component of every island. The build and the browser must render the same tree, otherwise React would
 * generate different ids (`useId`). An island can therefore use no React context of the page around it, because that
 * context exists only in the build.
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

/**
 * Calls `onHydrated` in an effect. Must be the last sibling, because React runs effects in the order of the siblings
 * and `onHydrated` must come after the effects of the island.
 */
function Hydrated({ onHydrated }: Pick<IslandRootProps, 'onHydrated'>) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return null
}
