import { createInstance, type InitOptions, type i18n, type ResourceKey } from 'i18next'
import { DEFAULT_LOCALE, type Locale } from '#contract/addresses.ts'
import type { Namespace } from './namespaces.ts'

// Each language has its own i18next instance, because one build renders pages in several languages.
const instances = new Map<Locale, i18n>()

/** Returns the i18next instance of a language. The instance has only the texts that `addTranslations` has added. */
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

/** Adds the texts of a namespace to the i18next instance of a language. */
export function addTranslations(locale: Locale, namespace: Namespace, texts: ResourceKey): void {
  i18nFor(locale).addResourceBundle(locale, namespace, texts)
}

/**
 * Options that make the build fail if a text or a value in a text is missing. Browsers run without these options:
 * i18next then falls back to the default language, shows the key, or leaves a gap.
 */
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
