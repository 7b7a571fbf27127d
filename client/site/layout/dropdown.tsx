import { useTranslation } from 'react-i18next'
import type { Locale } from '#contract/addresses.ts'
import styles from './main-menu.module.css'
import { ariaCurrent, type NavigationEntry } from './navigation-data.ts'

interface DropdownProps {
  entry: NavigationEntry
  locale: Locale
  path: string
}

/**
 * A menu entry with pages below it: its label is a link when it has an address, else the button itself. `behaviours/dropdowns.ts`
 * opens and closes it.
 */
export function Dropdown({ entry, locale, path }: DropdownProps) {
  const { t } = useTranslation('common')
  const { label, href, pages = [] } = entry
  const panelId = `menu-${label}`
  const name = t(`nav.${label}`)
  return (
    <li className={styles.dropdown} data-dropdown>
      {href && (
        <a className={styles.label} href={href(locale)} aria-current={ariaCurrent(href, path)}>
          {name}
        </a>
      )}
      <button
        type="button"
        className={href ? styles.arrow : styles.label}
        aria-label={href && t('nav.submenu', { name })}
        aria-controls={panelId}
        aria-expanded={false}
      >
        {!href && name}
        <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      <ul id={panelId} className={styles.panel}>
        {pages.map((page) => (
          <li key={page.label}>
            <a href={page.href(locale)} aria-current={ariaCurrent(page.href, path)}>
              {t(`nav.${page.label}`)}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
