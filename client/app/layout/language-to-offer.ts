import { LOCALES, type Locale } from '#contract/locale.ts'

/** Key of local storage that holds the visitor's choice (specification §1). */
export const LANGUAGE_STORAGE_KEY = 'language'

/** The browser's language when the site has it, shows another one and the visitor has not chosen yet. */
export function languageToOffer(shown: Locale): Locale | undefined {
  const wanted = LOCALES.find((locale) => navigator.language.split('-')[0] === locale)
  return wanted !== shown && isUndecided() ? wanted : undefined
}

function isUndecided(): boolean {
  try {
    return !localStorage.getItem(LANGUAGE_STORAGE_KEY)
  } catch {
    return false // storage refused: it could not stay dismissed
  }
}
