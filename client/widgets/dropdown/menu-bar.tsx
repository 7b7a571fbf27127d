import type { ReactNode } from 'react'
import styles from './menu-bar.module.css'

export interface MenuLink {
  label: ReactNode
  href: string
  /**
   * The value of `aria-current`: `page` if the link leads to the current page, `true` if the current page is below the
   * link's page, or one of the entry's pages.
   */
  current?: 'page' | 'true'
}

/** An entry of a menu: a link, a list of pages, or a link with a list of pages. */
export interface MenuEntry extends Omit<MenuLink, 'href'> {
  id: string
  /** Missing if the entry is only a list of pages. */
  href?: string
  /**
   * The accessible name of the button that opens the list of pages. An entry that is also a link needs it, because its
   * button shows only an arrow.
   */
  pagesLabel?: string
  pages?: readonly MenuLink[]
}

interface MenuBarProps {
  label: string
  entries: readonly MenuEntry[]
}

/**
 * The menu of wide screens (small screens have the menu in `drawer.tsx` instead). Until `start-dropdown.ts` has loaded,
 * CSS alone opens the dropdowns, on hover and focus.
 */
export function MenuBar({ label, entries }: MenuBarProps) {
  return (
    <nav className={styles.menu} aria-label={label} data-menu>
      <ul className={styles.list}>
        {entries.map((entry) =>
          entry.pages ? (
            <Dropdown key={entry.id} {...entry} />
          ) : (
            <li key={entry.id}>
              <a className={styles.label} href={entry.href} aria-current={entry.current}>
                <span>{entry.label}</span>
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/**
 * An entry with pages below it. If the entry has an address, its label is a link; otherwise the label is the button
 * that opens the pages.
 */
function Dropdown({ id, label, href, current, pagesLabel, pages }: MenuEntry) {
  const panelId = `menu-${id}`
  return (
    <li className={styles.dropdown} data-dropdown>
      {href && (
        <a className={styles.label} href={href} aria-current={current}>
          {label}
        </a>
      )}
      <button
        type="button"
        className={href ? styles.arrow : styles.label}
        aria-label={pagesLabel}
        aria-current={href ? undefined : current}
        aria-controls={panelId}
        aria-expanded={false}
      >
        {!href && label}
        <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      <ul id={panelId} className={styles.panel}>
        {pages?.map((page) => (
          <li key={page.href}>
            <a href={page.href} aria-current={page.current}>
              {page.label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
