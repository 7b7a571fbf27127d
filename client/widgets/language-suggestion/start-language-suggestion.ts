import { eachElement } from '#client/document/each-element.ts'
import { onClick } from '#client/document/on-click.ts'

/** Local storage key of the language that the visitor has chosen (docs/product.md §1.3). */
const LANGUAGE_STORAGE_KEY = 'language'

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
    localStorage.setItem(LANGUAGE_STORAGE_KEY, suggestion.dataset.languageSuggestion as string)
    suggestion.removeAttribute('data-shown')
  })
}

function isWanted(language: string): boolean {
  return navigator.language.split('-')[0] === language && isUndecided()
}

function isUndecided(): boolean {
  try {
    return !localStorage.getItem(LANGUAGE_STORAGE_KEY)
  } catch {
    return false // storage is refused, so a dismissed suggestion would come back on every page
  }
}
