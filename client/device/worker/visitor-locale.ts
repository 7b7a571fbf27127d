import { type Locale, splitLocale } from '#contract/addresses.ts'

/**
 * Resolves with the language of the page that the visitor looks at. If no page is visible, resolves with the language
 * of any open page. Resolves with undefined if no page is open.
 */
export async function visitorLocale(clients: Clients): Promise<Locale | undefined> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  return page && splitLocale(new URL(page.url).pathname).locale
}
