import { LOCALES } from '#contract/addresses.ts'
import { addTranslations } from './i18n.ts'
import type { Namespace } from './namespaces.ts'

const files = import.meta.glob<object>('./locales/*/*.json', { import: 'default', eager: true })

/** Adds the texts of all namespaces in all languages. Only the build and tests use this. */
export function addAllTranslations(): void {
  for (const locale of LOCALES)
    for (const [file, texts] of Object.entries(files)) {
      const [, namespace] = new RegExp(`/locales/${locale}/([\\w-]+)\\.json$`).exec(file) ?? []
      if (namespace) addTranslations(locale, namespace as Namespace, texts as never)
    }
}
