import { useHref } from 'react-router-dom'
import { type Locale, splitLocale } from '#contract/addresses.ts'

/** Returns the language of the present page, from the `basename` of the page's router. */
export function useLocale(): Locale {
  return splitLocale(useHref('/')).locale
}

/** Returns the language of the page for which a loader loads content, from the address of the loader's request. */
export function requestLocale(request: Request): Locale {
  return splitLocale(new URL(request.url).pathname).locale
}
