import { useHref } from 'react-router-dom'
import { type Locale, splitLocale } from '#contract/addresses.ts'

/** The language of the present page: the `basename` of its router. */
export function useLocale(): Locale {
  return splitLocale(useHref('/')).locale
}

/** The language of the page that a loader loads content for. */
export function requestLocale(request: Request): Locale {
  return splitLocale(new URL(request.url).pathname).locale
}
