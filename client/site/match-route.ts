import { type Locale, splitLocale } from '#contract/addresses.ts'
import { ROUTES, type Route } from './routes.ts'

export interface RouteMatch {
  route: Route
  locale: Locale
  /** Path without the language prefix, as in the address bar. */
  path: string
  /** The last segment of routes with a `:slug`, else an empty string. */
  slug: string
}

/** The route of an address; the not-found route for any address the site does not have. */
export function matchRoute(pathname: string): RouteMatch {
  const { locale, path } = splitLocale(pathname)
  for (const route of ROUTES) {
    if (route.path === path) return { route, locale, path, slug: '' }
    const parent = route.path.endsWith('/:slug') && route.path.slice(0, -':slug'.length)
    const slug = parent && path.startsWith(parent) ? path.slice(parent.length) : ''
    if (slug && !slug.includes('/')) return { route, locale, path, slug: decodeSlug(slug) }
  }
  const notFound = ROUTES.find((route) => route.id === 'not-found') as Route
  return { route: notFound, locale, path, slug: '' }
}

function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
