import { loadTranslations } from '#client/i18n/load-translations.ts'
import { SHARED_NAMESPACES } from '#client/i18n/namespaces.ts'
import { matchRoute, type RouteMatch } from '#client/routing/match-route.ts'
import type { PageModule } from '#client/routing/page.ts'

const modules = import.meta.glob<PageModule<unknown>>('../pages/*.tsx')

/** A screen that can be rendered at once: its code and texts are there. */
export interface LoadedPage extends RouteMatch, Pick<PageModule<unknown>, 'Page' | 'Loading'> {
  /** The page's content; the promise of it where the page shows `Loading` meanwhile. */
  data: unknown
}

const loading = new Map<string, Promise<LoadedPage>>()
const loaded = new Map<string, LoadedPage>()

/**
 * Loads code and translations of an address, and its content unless the page has something to show meanwhile; the same promise for
 * the same address, also a rejected one: asked for anew while rendering, it would be asked for without end. Rejects when offline and
 * not cached; a full page load is the way on.
 */
export function loadPage(pathname: string, withTranslations = loadTranslations): Promise<LoadedPage> {
  let promise = loading.get(pathname)
  if (!promise) {
    promise = load(pathname, withTranslations)
    loading.set(pathname, promise)
  }
  return promise
}

/** The page of an address when `loadPage` has finished for it. */
export function loadedPage(pathname: string): LoadedPage | undefined {
  return loaded.get(pathname)
}

async function load(pathname: string, withTranslations: typeof loadTranslations): Promise<LoadedPage> {
  const match = matchRoute(pathname)
  const importModule = modules[`../pages/${match.route.id}.tsx`]
  if (!importModule) throw new Error(`Route "${match.route.id}" needs the file client/pages/${match.route.id}.tsx`)
  const [module] = await Promise.all([
    importModule(),
    withTranslations(match.locale, [...SHARED_NAMESPACES, ...match.route.namespaces]),
  ])
  const { Page, Loading } = module
  const content = module.load?.(match)
  const page = { ...match, Page, Loading, data: Loading && !import.meta.env.SSR ? content : await content }
  loaded.set(pathname, page)
  if (content instanceof Promise) content.catch(() => loaded.delete(pathname))
  return page
}
