import { createInstance, type InitOptions, type i18n, type ResourceKey } from 'i18next'
import { DEFAULT_LOCALE, type Locale } from '#contract/addresses.ts'
import type { Namespace } from './namespaces.ts'

// One instance a language: a page's language follows from its address, so that two can be on their way during a
// transition and each prerendered page has its own.
const instances = new Map<Locale, i18n>()

/** The translator of a language; it knows the namespaces that were added with `addTranslations`. */
export function i18nFor(locale: Locale): i18n {
  let instance = instances.get(locale)
  if (!instance) {
    instance = createInstance()
    const options: InitOptions = {
      lng: locale,
      fallbackLng: DEFAULT_LOCALE,
      ns: [],
      defaultNS: 'common',
      resources: {},
      initAsync: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    }
    if (import.meta.env.SSR) Object.assign(options, refuseMissingTexts(locale))
    instance.init(options)
    instances.set(locale, instance)
  }
  return instance
}

export function hasTranslations(locale: Locale, namespace: Namespace): boolean {
  return i18nFor(locale).hasResourceBundle(locale, namespace)
}

export function addTranslations(locale: Locale, namespace: Namespace, texts: ResourceKey): void {
  i18nFor(locale).addResourceBundle(locale, namespace, texts)
}

/** For the build: a text that is missing, or lacks a value, stops it; a browser would show the key, or a gap. */
function refuseMissingTexts(locale: Locale): InitOptions {
  return {
    fallbackLng: false,
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler(key) {
      throw new Error(`There is no text "${key}" in "${locale}"`)
    },
    missingInterpolationHandler(text) {
      throw new Error(`The text "${text}" in "${locale}" is shown without one of its values`)
    },
  }
}
