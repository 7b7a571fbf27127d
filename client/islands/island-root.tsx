import { type ReactNode, StrictMode, useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { i18nFor } from '#client/i18n/i18n.ts'
import type { Locale } from '#contract/addresses.ts'

interface IslandRootProps {
  locale: Locale
  /** Called once what is in it answers. */
  onTakenOver?: () => void
  children: ReactNode
}

/** What an island stands in, at build time as in the browser, where the same tree is asked for: nothing of the page around it. */
export function IslandRoot({ locale, onTakenOver, children }: IslandRootProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18nFor(locale)}>
        {children}
        <TakenOver onTakenOver={onTakenOver} />
      </I18nextProvider>
    </StrictMode>
  )
}

/** The last of its siblings, whose effects have run by then. */
function TakenOver({ onTakenOver }: Pick<IslandRootProps, 'onTakenOver'>) {
  useEffect(() => onTakenOver?.(), [onTakenOver])
  return null
}
