/**
 * The site map: every screen of specification §2. A route's id is the name of its file in `pages/`;
 * `namespaces` are the translations it needs besides the shared ones. Router, prerender and sitemap follow from this list.
 */
export const ROUTES = [
  { id: 'home', path: '/', namespaces: ['home', 'form'] },
  { id: 'services', path: '/services', namespaces: ['services'] },
  { id: 'software-development', path: '/software-development', namespaces: ['services'] },
  { id: 'web-development', path: '/web-development', namespaces: ['services'] },
  { id: 'mobile-app-development', path: '/mobile-app-development', namespaces: ['services'] },
  { id: 'managed-services', path: '/managed-services', namespaces: ['services'] },
  { id: 'artificial-intelligence', path: '/artificial-intelligence', namespaces: ['services'] },
  { id: 'data-science', path: '/data-science', namespaces: ['services'] },
  { id: 'case-studies', path: '/case-studies', namespaces: ['case-studies'] },
  { id: 'case-study', path: '/case-studies/:slug', namespaces: ['case-studies'] },
  { id: 'about-us', path: '/about-us', namespaces: ['about', 'contact'] },
  { id: 'about-history', path: '/about-history', namespaces: ['history'] },
  { id: 'how-we-work', path: '/how-we-work', namespaces: ['how-we-work', 'services'] },
  { id: 'contact-us', path: '/contact-us', namespaces: ['contact', 'form'] },
  { id: 'careers', path: '/careers', namespaces: ['careers'] },
  { id: 'job', path: '/jobs/:slug', namespaces: ['careers', 'form'] },
  { id: 'privacy-policy', path: '/privacy-policy', namespaces: ['privacy'] },
  { id: 'security', path: '/security', namespaces: ['security'] },
  { id: 'accessibility', path: '/accessibility', namespaces: ['accessibility'] },
  { id: 'install', path: '/install', namespaces: ['install'] },
  { id: 'outbox', path: '/outbox', namespaces: ['outbox', 'form'] },
  { id: 'not-found', path: '*', namespaces: ['not-found'] },
] as const

export type Route = (typeof ROUTES)[number]
export type RouteId = Route['id']

/** Routes that show no content of their own to a search engine: left out of the sitemap, marked noindex. */
export const UNLISTED_ROUTES: readonly RouteId[] = ['outbox', 'not-found']
