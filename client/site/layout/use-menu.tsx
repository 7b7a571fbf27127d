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

/**
 * Returns the entries of the menus on the current page, from the route table (`PAGES`) and in its order. A group of
 * pages (`menu: 'services'` or `'about'`) is one entry, at the place of the first of its pages. If a page of the top
 * level has the group's name as its id (`services`), the pages of the group are added to that page's entry.
 */
export function useMenu(): MenuEntry[] {
  const { t } = useTranslation('common')
  const locale = useLocale()
  const currentPage = pageAt(useLocation().pathname)
  const linkTo = (id: NamedPage): MenuLink => ({
    label: id === 'careers' ? [t('nav.careers'), <OpenJobCount key="count" />] : t(`nav.${id}`),
    href: paths[id](locale),
    current: currentAt(id, currentPage),
  })
  const entries = new Map<string, MenuEntry>()
  for (const id of PAGE_IDS as NamedPage[]) {
    const place = PAGES[id].handle?.menu
    if (place === 'top') entries.set(id, { id, ...linkTo(id) })
    else if (place) {
      const name = t(`nav.${place}`)
      const { pages = [], current, ...entry } = entries.get(place) ?? { id: place, label: name }
      const page = linkTo(id)
      entries.set(place, {
        ...entry,
        current: current ?? (page.current && 'true'),
        pagesLabel: entry.href && t('nav.submenu', { name }),
        pages: [...pages, page],
      })
    }
  }
  if (!INDUSTRIES.isHidden) {
    const pages = INDUSTRIES.pages.map(({ name, path }) => ({
      label: t(`nav.${name}`),
      href: localePath(locale, path),
    }))
    entries.set('industries', { id: 'industries', label: t('nav.industries'), pages })
  }
  return [...entries.values()]
}

/**
 * Returns the `aria-current` of the link to a page while `currentPage` is shown: `page` on the page itself, `true`
 * on the other pages of a section that the page lists (a job, a case study), undefined on all other pages.
 */
export function currentAt(id: PageId, currentPage: PageId): MenuLink['current'] {
  if (id === currentPage) return 'page'
  const { menu, section } = PAGES[id].handle ?? {}
  return menu === 'top' && section && section === PAGES[currentPage].handle?.section ? 'true' : undefined
}
