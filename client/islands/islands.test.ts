import { afterEach, expect, test, vi } from 'vitest'
import { LOCALES } from '#contract/addresses.ts'
import { ISLANDS, type IslandName } from './islands.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(Object.keys(ISLANDS) as IslandName[])(
  'the texts of %s have addresses, so that browsers can load them',
  async (name) => {
    // Other test files must not find the empty texts that this test loads: use modules of its own.
    vi.resetModules()
    const { loadTranslations } = await import('#client/i18n/load-translations.ts')
    const { SHARED_NAMESPACES } = await import('#client/i18n/namespaces.ts')
    const fetched: unknown[] = []
    vi.stubGlobal('fetch', async (url: unknown) => {
      fetched.push(url)
      return Response.json({})
    })
    const namespaces = [...SHARED_NAMESPACES, ...ISLANDS[name].namespaces]
    for (const locale of LOCALES) await loadTranslations(locale, namespaces)
    const expected = LOCALES.flatMap((locale) => namespaces.map((namespace) => `locales/${locale}/${namespace}.json`))
    expect(fetched).toEqual(expected.map((file) => expect.stringContaining(file)))
  },
)
