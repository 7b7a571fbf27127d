import { createInstance, type InitOptions, type i18n, type ResourceKey } from 'i18next'
import { DEFAULT_LOCALE, type Locale } from '#contract/addresses.ts'
import type { Namespace } from './namespaces.ts'

// One instance for each language: pages of several languages are rendered in one build.
const instances = new Map<Locale, i18n>()

/** The i18next instance of a language. It has the texts that `addTranslations` was called with. */
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

/** Makes the build fail for a missing text or a missing value; browsers would show the key, or a gap. */
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
