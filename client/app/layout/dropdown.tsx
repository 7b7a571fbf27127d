import { useCallback, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#contract/locale.ts'
import styles from './main-menu.module.css'
import { ariaCurrent, type NavigationEntry } from './navigation-data.ts'
import { useDropdown } from './use-dropdown.ts'

interface DropdownProps {
  entry: NavigationEntry
  locale: Locale
  path: string
  isOpen: boolean
  setOpen: (label: string, open: boolean) => void
}

/** A menu entry with pages below it: its label is a link when it has an address, else the button itself. */
export function Dropdown({ entry, locale, path, isOpen, setOpen }: DropdownProps) {
  const { t } = useTranslation('common')
  const panelId = useId()
  const { label, href, pages = [] } = entry
  const setThisOpen = useCallback((open: boolean) => setOpen(label, open), [label, setOpen])
  const { rootProps, buttonProps } = useDropdown(isOpen, setThisOpen)
  const name = t(`nav.${label}`)

  useEffect(() => {
    // Already opened by CSS when the script arrives
    if (rootProps.ref.current?.matches(':hover, :focus-within')) setThisOpen(true)
  }, [rootProps.ref, setThisOpen])

  return (
    <li className={styles.dropdown} data-open={isOpen || undefined} {...rootProps}>
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
        {...buttonProps}
      >
        {!href && name}
        <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed */}
      <ul id={panelId} className={styles.panel} onClick={() => setThisOpen(false)}>
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
