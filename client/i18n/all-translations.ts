import type { ResourceKey } from 'i18next'
import type { Locale } from '#contract/addresses.ts'
import { addTranslations } from './i18n.ts'
import type { Namespace } from './namespaces.ts'

const files = import.meta.glob<ResourceKey>('./locales/*/*.json', { import: 'default', eager: true })

/** Adds the texts of all namespaces in all languages. Only the build and tests use this. */
export function addAllTranslations(): void {
  for (const [file, texts] of Object.entries(files)) {
    const [, locale, namespace] = /([\w-]+)\/([\w-]+)\.json$/.exec(file) as string[]
    addTranslations(locale as Locale, namespace as Namespace, texts)
  }
}
