import { storage, store, takeFromSession } from '#client/document/storage.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale, localePath, localePrefix, splitLocale } from '#contract/addresses.ts'

/**
 * The language in which this page was served. The page's address is in the same language. It is read when this script
 * starts, because the attribute `lang` changes if the browser later translates the page.
 */
const lang = document.documentElement.lang as Locale

/**
 * Stores and applies the visitor's choice of a language. If the page is not in the default language, its language
 * becomes the choice. If the page is in the default language and the choice is another language, the same page in the
 * chosen language replaces it, except
 * - if the visitor came from a page in the default language: by a link, after Back to that page, or offline by a redirect
 *   of the service worker (`missing-page.ts`) because the page in the chosen language is not on the device,
 * - if the visitor came by a link on the same page in another language. The default language then becomes the choice.
 *   `startLanguageSwitch` may not have stored it, because a link that the middle button opens in a new tab fires no
 *   `click`.
 *
 * Do not call this after Back or a reload: the visitor wants this page, and a tab that reloads because the device was
 * cleared for the next person must not store the language of the person before.
 */
export function openInChosenLanguage(): void {
  const chosen = storage('localStorage').language as Locale
  if (lang === DEFAULT_LOCALE) {
    if (!LOCALES.includes(chosen) || chosen === lang) return
    const from = previousPage()
    if (from?.locale === lang) return
    // Only the language switch and the language suggestion link to the same page in another language.
    if (from?.path !== splitLocale(location.pathname).path) {
      location.replace(addressIn(chosen))
      return
    }
  }
  store('localStorage', 'language', lang)
}

/** The language and the path of the page whose link the visitor followed; undefined if it is not of this site. */
function previousPage(): ReturnType<typeof splitLocale> | undefined {
  if (!document.referrer) return
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin ? splitLocale(pathname) : undefined
}

/**
 * Starts the language switches, which are links with `hreflang`. A press stores the language as the visitor's choice
 * and adds the current query and hash to the link, because the served HTML cannot contain them. A press also stores how
 * far the page is scrolled, so that the page in the other language can be scrolled as far.
 *
 * A visitor who has chosen another language, gone back to this page and then presses one of its other links wants to
 * read on in this language, so it becomes the choice. The referrer does not suffice: Firefox 153 leaves it out of most
 * navigations that begin later than a second after the page has loaded.
 */
export function startLanguageSwitch(): void {
  addEventListener(
    'click',
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]')
      if (!link) return
      const language = link.hreflang as Locale | ''
      if (!language) {
        if (storage('localStorage').language) store('localStorage', 'language', lang)
        return
      }
      store('localStorage', 'language', language)
      link.href = addressIn(language)
      // With Ctrl, Cmd or Shift the link opens in another tab or window, which begins at the top.
      if (!ctrlKey && !metaKey && !shiftKey) store('sessionStorage', 'scrollY', `${scrollY}`)
    },
    true,
  )
}

/**
 * Makes the language switches open the right address in a new tab, too. The middle button, and the menu of the right
 * one, open a link without a click.
 */
export function startLanguageSwitchInTabs(): void {
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[hreflang]')
      if (link) link.href = addressIn(link.hreflang as Locale)
    },
    { capture: true, passive: true },
  )
}

/**
 * After a switch of the language, scrolls as far as the page was scrolled in the other language, once the whole page is
 * parsed. Returns false if there is nothing to scroll: there was no switch, or the page was at its top.
 */
export function restoreScrollAfterSwitch(): boolean {
  const top = Number(takeFromSession('scrollY'))
  if (top) addEventListener('DOMContentLoaded', () => scrollTo({ top, behavior: 'instant' }))
  return top > 0
}

/** Returns the address of this page in a language. */
function addressIn(locale: Locale): string {
  const { pathname, search, hash } = location
  const path = pathname.slice(localePrefix(lang).length)
  // `//host` would be read as another site, so the path begins with exactly one slash.
  return localePath(locale, path).replace(/^\/*/, '/') + search + hash
}
