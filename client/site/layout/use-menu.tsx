import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Resources } from '#client/i18n/namespaces.ts'
import { paths } from '#client/navigation/paths.ts'
import { useLocale } from '#client/site/locale.ts'
import { PAGE_IDS, PAGES } from '#client/site/routes.tsx'
import type { MenuEntry, MenuLink } from '#client/widgets/dropdown/menu-bar.tsx'
import { localePath, type PageId, pageAt } from '#contract/addresses.ts'
import { OpenJobCount } from './open-job-count.tsx'

/** The pages that a menu can show, because the translations have a name for them (`nav` in `common.json`). */
type NamedPage = Extract<PageId, keyof Resources['common']['nav']>

/**
 * The menu entry for industries, hidden because the site has no pages at the addresses below. docs/product.md §2.2
 * requires that the entry exists.
 */
const INDUSTRIES = {
  isHidden: true as boolean,
  pages: [
    { name: 'retailEcommerce', path: '/retail-ecommerce' },
    { name: 'finance', path: '/finance' },
    { name: 'logistics', path: '/logistics' },
    { name: 'healthcare', path: '/healthcare' },
  ] as const,
}

/** Returns the entry of the menu that is or contains a page: the page itself at the top level, else its group. */
function entryOf(id: NamedPage): NamedPage | 'about' | undefined {
  const place = PAGES[id].handle?.menu
  return place === 'top' ? id : place
}

const NAMED_PAGES = PAGE_IDS as NamedPage[]

/**
 * The entries of the menu, in the order of the route table (`PAGES`). A group stands at the place of the first of its
 * pages. If a page of the top level has the name of a group (`services`), both are one entry.
 */
const ENTRIES = [...new Set(NAMED_PAGES.flatMap((id) => entryOf(id) ?? []))]

/** Returns the entries of the menus, as they are on the current page. */
export function useMenu(): MenuEntry[] {
  const { t } = useTranslation('common')
  const locale = useLocale()
  const currentPage = pageAt(useLocation().pathname)
  const linkTo = (id: NamedPage): MenuLink => ({
    label: id === 'careers' ? [t('nav.careers'), <OpenJobCount key="count" />] : t(`nav.${id}`),
    href: paths[id](locale),
    current: ariaCurrent(id, currentPage),
  })
  const entries = ENTRIES.map((id): MenuEntry => {
    const name = t(`nav.${id}`)
    const entry: MenuEntry = id === 'about' ? { id, label: name } : { id, ...linkTo(id) }
    const pages = NAMED_PAGES.filter((page) => PAGES[page].handle?.menu === id).map(linkTo)
    if (pages.length === 0) return entry
    const hasCurrentPage = pages.some(({ current }) => current)
    return {
      ...entry,
      current: entry.current ?? (hasCurrentPage ? 'true' : undefined),
      pagesLabel: entry.href && t('nav.submenu', { name }),
      pages,
    }
  })
  if (INDUSTRIES.isHidden) return entries
  const industries = INDUSTRIES.pages.map(({ name, path }) => ({
    label: t(`nav.${name}`),
    href: localePath(locale, path),
  }))
  return [...entries, { id: 'industries', label: t('nav.industries'), pages: industries }]
}

/**
 * Returns the `aria-current` of the link to a page while `currentPage` is shown: `page` on the page itself, `true`
 * on the other pages of a section that the page lists (a job, a case study), undefined on all other pages.
 */
export function ariaCurrent(id: PageId, currentPage: PageId): MenuLink['current'] {
  if (id === currentPage) return 'page'
  const { menu, section } = PAGES[id].handle ?? {}
  return menu === 'top' && section && section === PAGES[currentPage].handle?.section ? 'true' : undefined
}
