import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#contract/locale.ts'
import { Dropdown } from './dropdown.tsx'
import styles from './main-menu.module.css'
import { ariaCurrent, NAVIGATION } from './navigation-data.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

interface MainMenuProps {
  locale: Locale
  path: string
}

/** The menu of wide screens. Until it is hydrated its dropdowns open by CSS alone, on hover and focus. */
export function MainMenu({ locale, path }: MainMenuProps) {
  const { t } = useTranslation('common')
  const [openLabel, setOpenLabel] = useState<string>()
  const isHydrated = useIsHydrated()

  const setOpen = useCallback((label: string, open: boolean) => {
    setOpenLabel((current) => {
      if (open) return label
      return current === label ? undefined : current
    })
  }, [])

  return (
    <nav className={styles.menu} aria-label={t('nav.label')} data-hydrated={isHydrated || undefined}>
      <ul className={styles.list}>
        {NAVIGATION.map((entry) =>
          entry.pages ? (
            <Dropdown
              key={entry.label}
              entry={entry}
              locale={locale}
              path={path}
              isOpen={openLabel === entry.label}
              setOpen={setOpen}
            />
          ) : (
            entry.href && (
              <li key={entry.label}>
                <a className={styles.label} href={entry.href(locale)} aria-current={ariaCurrent(entry.href, path)}>
                  {t(`nav.${entry.label}`)}
                </a>
              </li>
            )
          ),
        )}
      </ul>
    </nav>
  )
}
