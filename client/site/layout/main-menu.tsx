import { useTranslation } from 'react-i18next'
import type { Locale } from '#contract/addresses.ts'
import { Dropdown } from './dropdown.tsx'
import styles from './main-menu.module.css'
import { ariaCurrent, NAVIGATION } from './navigation-data.ts'
import { OpenJobCount } from './open-job-count.tsx'

interface MainMenuProps {
  locale: Locale
  path: string
}

/** The menu of wide screens. Until script has it, its dropdowns open by CSS alone, on hover and focus. */
export function MainMenu({ locale, path }: MainMenuProps) {
  const { t } = useTranslation('common')
  return (
    <nav className={styles.menu} aria-label={t('nav.label')} data-menu>
      <ul className={styles.list}>
        {NAVIGATION.map((entry) =>
          entry.pages ? (
            <Dropdown key={entry.label} entry={entry} locale={locale} path={path} />
          ) : (
            entry.href && (
              <li key={entry.label}>
                <a className={styles.label} href={entry.href(locale)} aria-current={ariaCurrent(entry.href, path)}>
                  <span>
                    {t(`nav.${entry.label}`)}
                    {entry.label === 'careers' && <OpenJobCount />}
                  </span>
                </a>
              </li>
            )
          ),
        )}
      </ul>
    </nav>
  )
}
