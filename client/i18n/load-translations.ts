import type { Locale } from '#contract/addresses.ts'
import { addTranslations, hasTranslations } from './i18n.ts'
import type { Namespace } from './namespaces.ts'

// Those that islands name (`islands/islands.ts`); all else stands in the pages. Fetched as JSON, not imported as scripts: cheaper to
// parse, and a changed text changes no script.
const urls = import.meta.glob<string>('./locales/*/{careers,case-studies,common,form,outbox}.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const LATEST_MS = 60_000

/** Makes the namespaces of a language available; rejects when one cannot be fetched. */
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
