import type common from '#client/i18n/locales/en/common.json'
import { paths } from '#client/navigation/paths.ts'
import { DEFAULT_LOCALE, type Locale, localePath, SERVICES } from '#contract/addresses.ts'

type UrlOf = (locale: Locale) => string

export interface NavigationPage {
  /** A key of `common:nav`. */
  label: keyof (typeof common)['nav']
  href: UrlOf
}

/** Has an address, pages below it, or both. */
export interface NavigationEntry extends Pick<NavigationPage, 'label'> {
  href?: UrlOf
  hidden?: boolean
  pages?: NavigationPage[]
}

const at =
  (path: string): UrlOf =>
  (locale) =>
    localePath(locale, path)

const ENTRIES: NavigationEntry[] = [
  {
    label: 'services',
    href: paths.services,
    pages: [...SERVICES.map((service) => ({ label: service, href: paths[service] }))],
  },
  {
    label: 'industries',
    hidden: true,
    pages: [
      { label: 'retailEcommerce', href: at('/retail-ecommerce') },
      { label: 'finance', href: at('/finance') },
      { label: 'logistics', href: at('/logistics') },
      { label: 'healthcare', href: at('/healthcare') },
    ],
  },
  { label: 'caseStudies', href: paths.caseStudies },
  {
    label: 'about',
    pages: [
      { label: 'aboutUs', href: paths.aboutUs },
      { label: 'aboutHistory', href: paths.aboutHistory },
      { label: 'howWeWork', href: paths.howWeWork },
    ],
  },
  { label: 'careers', href: paths.careers },
]

/** The header's menu, in order. */
export const NAVIGATION = ENTRIES.filter((entry) => !entry.hidden)

/** How the link to `href` is marked on the page `path`: as the page itself, as the one above it, or not at all. */
export function ariaCurrent(href: UrlOf, path: string): 'page' | 'true' | undefined {
  const linked = href(DEFAULT_LOCALE)
  if (linked === path) return 'page'
  return path.startsWith(`${linked}/`) ? 'true' : undefined
}
