import type { Locale } from '#contract/addresses.ts'

/** The keys of `storage()` and `store()`. Widgets keep some further keys, such as that of the install card. */
interface Stored {
  localStorage: {
    /** The language that the visitor has chosen (docs/product.md §1.3). */
    language?: Locale
    theme?: 'day' | 'night'
    /** Set while the device is in fair mode (`device/fair-mode/`). */
    'fair-mode'?: string
    /** Drafts of forms, by kind (`local-draft.ts`). */
    [draft: `draft:${string}`]: string | undefined
  }
  sessionStorage: {
    /** How far the page was scrolled when its language was switched, in CSS pixels (`start-language-switch.ts`). */
    scrollY?: string
    /**
     * Markup for the `<head>` of the case study or job that opens after a press on its card. The markup starts a view
     * transition, which moves the card's cover to its new place (`cover-transition.ts`).
     */
    coverHead?: string
    /** Set while a document is reloaded because Back or Forward leads to another page (`reload-on-back.ts`). */
    reloadedForBack?: ''
    /** What the visitor saw when the page of a history entry was left (`scroll-restoration.ts`). */
    [place: `place:${string}`]: string | undefined
  }
}

/**
 * Returns a storage of the browser, to read from it. Returns an empty object if the browser refuses access, as some
 * private modes do, if it has no storage, as in an Android app whose web view was given none, or if it cannot read the
 * storage, as Firefox with a damaged file.
 */
export function storage<Name extends keyof Stored>(name: Name): Stored[Name] {
  try {
    // Reads once, because Firefox returns the damaged storage and throws only when it is read.
    window[name].key(0)
    return window[name]
  } catch {
    return {}
  }
}

/**
 * Stores a value. Stores nothing if the browser refuses access or the storage is full: in Firefox the storage is part of
 * what the device grants the site, so others may have filled it.
 */
export function store<Name extends keyof Stored, Key extends string & keyof Stored[Name]>(
  name: Name,
  key: Key,
  value: Stored[Name][Key] & string,
): void {
  try {
    window[name].setItem(key, value)
  } catch {
    // The page works without the value.
  }
}

/** Reads a value that the previous page has stored in the session storage for this page, and removes it. */
export function takeFromSession(key: keyof Stored['sessionStorage']): string | undefined {
  const session = storage('sessionStorage')
  const value = session[key]
  delete session[key]
  return value
}
