import type { Locale } from '#contract/addresses.ts'

/** What the inline script finds in the browser's storages before anything else has run. */
interface Stored {
  localStorage: {
    language?: Locale
    theme?: 'day' | 'night'
  }
  sessionStorage: {
    /** How far the page was scrolled when its language was switched, in CSS pixels. */
    place?: string
    /** Markup for the head of the page that a pressed cover leads to (`cover-transition.ts`). */
    coverHead?: string
  }
}

/** A storage of the browser; where the browser refuses it, as some private modes do, an empty object that keeps nothing. */
export function storage<Name extends keyof Stored>(name: Name): Stored[Name] {
  try {
    return window[name]
  } catch {
    return {}
  }
}

/** Reads and removes what the last page has left for this one. */
export function takeFromSession(key: keyof Stored['sessionStorage']): string | undefined {
  const session = storage('sessionStorage')
  const value = session[key]
  delete session[key]
  return value
}
