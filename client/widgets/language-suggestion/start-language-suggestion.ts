import { eachElement } from '#client/document/each-element.ts'
import { onClick } from '#client/document/on-click.ts'
import { store } from '#client/document/storage.ts'
import type { Locale } from '#contract/addresses.ts'

/**
 * Suggests the page in the browser's language until the visitor has chosen a language. A visitor who dismisses the
 * suggestion chooses the language of this page, which is the value of `data-language-suggestion`.
 */
export function startLanguageSuggestion(): void {
  eachElement<HTMLElement>('[data-language-suggestion]', (suggestion) => {
    suggestion.toggleAttribute('data-shown', isWanted(suggestion.lang))
  })
  onClick('[data-language-suggestion]', (suggestion, { target }) => {
    if (!(target as Element).closest('button')) return
    store('localStorage', 'language', suggestion.dataset.languageSuggestion as Locale)
    suggestion.removeAttribute('data-shown')
  })
}

function isWanted(language: string): boolean {
  return navigator.language.split('-')[0] === language && isUndecided()
}

function isUndecided(): boolean {
  try {
    return !localStorage.getItem('language')
  } catch {
    return false // storage is refused, so a dismissed suggestion would come back on every page
  }
}
