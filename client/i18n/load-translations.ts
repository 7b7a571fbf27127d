import type { Locale } from '#contract/addresses.ts'
import { addTranslations, i18nFor } from './i18n.ts'
import type { Namespace } from './namespaces.ts'

// Addresses of the text files (one for each i18next namespace) that the parts of pages operated by React need:
// `islands.test.ts` compares them with `islands.ts`. Browsers need only these: all other texts are already in the HTML.
// The texts are in JSON files and not in scripts, because JSON is cheaper to parse, and because scripts then stay the
// same when a text changes.
const urls = import.meta.glob<string>('./locales/*/{careers,case-studies,common,fair,form,outbox,status}.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const LOAD_TIMEOUT_MS = 60_000

/** After a failure texts are fetched past the HTTP cache, which may have kept what a proxy has cut. */
let cache: RequestCache = 'default'

/**
 * Fetches the texts of `namespaces` in a language, except those that are loaded already. Rejects when a request fails
 * or takes longer than a minute.
 */
export async function loadTranslations(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18nFor(locale).hasResourceBundle(locale, namespace)) return
      const url = urls[`./locales/${locale}/${namespace}.json`] as string
      const response = await fetch(url, { cache, signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) })
      if (!response.ok) throw new Error(`Translations ${locale}/${namespace}: HTTP ${response.status}`)
      const texts = await response.json().catch((error) => {
        cache = 'reload'
        throw error
      })
      addTranslations(locale, namespace, texts)
    }),
  )
}
