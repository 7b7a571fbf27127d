import type { Locale } from '#contract/addresses.ts'
import { addTranslations, hasTranslations } from './i18n.ts'
import type { Namespace } from './namespaces.ts'

// The namespaces of islands (`islands/islands.ts`); other texts stand in the HTML only. Fetched as JSON, which is
// cheaper to parse than a script and changes no script when a text changes.
const urls = import.meta.glob<string>('./locales/*/{careers,case-studies,common,form,outbox}.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const LATEST_MS = 60_000

/**
 * Fetches the texts of namespaces in a language, unless they are there. Rejects when a request fails or takes longer
 * than a minute.
 */
export async function loadTranslations(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (hasTranslations(locale, namespace)) return
      const url = urls[`./locales/${locale}/${namespace}.json`] as string
      const response = await fetch(url, { signal: AbortSignal.timeout(LATEST_MS) })
      if (!response.ok) throw new Error(`Translations ${locale}/${namespace}: HTTP ${response.status}`)
      addTranslations(locale, namespace, await response.json())
    }),
  )
}
