import { eachElement } from '#client/document/each-element.ts'

/** Key of local storage that holds the visitor's choice (specification §1). */
const LANGUAGE_STORAGE_KEY = 'language'

/**
 * Offers the page in the browser's language as long as the visitor has chosen none. To dismiss the offer is to choose the present
 * language, which `data-language-suggestion` names.
 */
export function startLanguageSuggestion(): void {
  eachElement<HTMLElement>('[data-language-suggestion]', (suggestion) => {
    suggestion.toggleAttribute('data-shown', isWanted(suggestion.lang))
  })
  document.addEventListener('click', ({ target }) => {
    const suggestion = (target as Element).closest('button')?.closest<HTMLElement>('[data-language-suggestion]')
    if (!suggestion) return
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
    return false // storage refused: it could not stay dismissed
  }
}
