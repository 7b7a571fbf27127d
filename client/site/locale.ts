import { useHref } from 'react-router-dom'
import { type Locale, splitLocale } from '#contract/addresses.ts'

/** The language of the page that is rendered: the `basename` of its router. */
export function useLocale(): Locale {
  return splitLocale(useHref('/')).locale
}

/** The language of the page that a loader is asked to load content for. */
export function requestLocale(request: Request): Locale {
  return splitLocale(new URL(request.url).pathname).locale
}
