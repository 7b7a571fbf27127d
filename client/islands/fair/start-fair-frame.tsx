/** Adds `FairFrame` to the page: the bar and the dialogs of fair mode. Only a device in fair mode loads this module. */
import { createRoot } from 'react-dom/client'
import { eachElement } from '#client/document/each-element.ts'
import { retryImport } from '#client/document/retry-import.ts'
import { loadTranslations } from '#client/i18n/load-translations.ts'
import { SHARED_NAMESPACES } from '#client/i18n/namespaces.ts'
import { IslandRoot } from '#client/islands/island-root.tsx'
import { pageAt, splitLocale } from '#contract/addresses.ts'
import { FairFrame } from './fair-frame.tsx'

/**
 * Turns off autocompletion and corrections for a field. Otherwise the browser would store the typed text, and the
 * keyboard might learn its words, and offer them to the next person at the tablet.
 */
function refuseSuggestions(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  field.autocomplete = 'off'
  field.spellcheck = false
  field.setAttribute('autocorrect', 'off')
}

async function startFairFrame(): Promise<void> {
  eachElement('input, textarea', refuseSuggestions)
  // Fields that React adds later get the same setting when they get the focus.
  addEventListener('focusin', ({ target }) => refuseSuggestions(target))
  const { locale, path } = splitLocale(location.pathname)
  const isFirstPage = pageAt(path) === 'fair'
  await retryImport(() => loadTranslations(locale, [...SHARED_NAMESPACES, 'fair']))
  const element = document.body.appendChild(document.createElement('div'))
  createRoot(element).render(
    <IslandRoot locale={locale}>
      <FairFrame locale={locale} hasBar={!isFirstPage} />
    </IslandRoot>,
  )
}

void startFairFrame()
