import { storage, takeFromSession } from '#client/document/storage.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale, localePath, localePrefix } from '#contract/addresses.ts'

/** The language of this page, and of its address. Read at once: browsers that translate a page change the attribute. */
const lang = document.documentElement.lang as Locale

/**
 * Loads the page in the language that the visitor has chosen; a page with a language in its address becomes the choice. After Back the page
 * stays in its language: the visitor goes back to before a switch.
 */
export function openInChosenLanguage(isBack: boolean): void {
  const stored = storage('localStorage')
  const chosen = stored.language as Locale
  if (lang !== DEFAULT_LOCALE) stored.language = lang
  else if (chosen !== lang && LOCALES.includes(chosen) && !isBack) location.replace(addressIn(chosen))
}

/**
 * Language switches are links with `hreflang`. A press stores the choice and puts the present query and hash on the link, which the
 * served HTML does not know.
 */
export function startLanguageSwitch(): void {
  addEventListener(
    'click',
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[hreflang]')
      if (!link) return
      const language = link.hreflang as Locale
      storage('localStorage').language = language
      link.href = addressIn(language)
      // Another tab or window begins at the top.
      if (!ctrlKey && !metaKey && !shiftKey) storage('sessionStorage').place = `${scrollY}`
    },
    true,
  )
}

/** After a switch: scrolls as far as the page was scrolled in the other language. Returns whether there is such a place. */
export function restoreScroll(): boolean {
  const place = Number(takeFromSession('place'))
  if (place) addEventListener('DOMContentLoaded', () => scrollTo({ top: place, behavior: 'instant' }))
  return place > 0
}

/** The present address in a language. */
function addressIn(locale: Locale): string {
  const { pathname, search, hash } = location
  const path = pathname.slice(localePrefix(lang).length)
  // `//host` would be read as another site: one slash.
  return localePath(locale, path).replace(/^\/*/, '/') + search + hash
}
