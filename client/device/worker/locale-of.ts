import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/addresses.ts'

/** What stands before the path of a page in a language: nothing for the default one. */
export function localePrefix(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`
}

/** The language of an address. */
export function localeOf(pathname: string): Locale {
  return LOCALES.find((locale) => locale !== DEFAULT_LOCALE && pathname.split('/')[1] === locale) ?? DEFAULT_LOCALE
}

/** An address without its language. */
export function withoutLocale(pathname: string): string {
  return pathname.slice(localePrefix(localeOf(pathname)).length)
}

/** The language of the visitor: that of the page they look at, else of any that is open; undefined where none is. */
export async function visitorLocale(clients: Clients): Promise<Locale | undefined> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  return page && localeOf(new URL(page.url).pathname)
}
