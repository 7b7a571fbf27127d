import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/addresses.ts'

/** The opposite of `localePath` (`paths.ts`), without a trailing slash: `/vi/contact-us` → `{ locale: 'vi', path: '/contact-us' }`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first] = pathname.split('/')
  const locale = LOCALES.find((name) => name === first && name !== DEFAULT_LOCALE)
  const path = (locale ? pathname.slice(locale.length + 1) : pathname).replace(/\/+$/, '')
  return { locale: locale ?? DEFAULT_LOCALE, path: path === '' ? '/' : path }
}
