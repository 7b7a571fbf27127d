import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { IconButton } from '#client/components/icon-button.tsx'
import { paths } from '#client/navigation/paths.ts'
import { LanguageSwitch } from '#client/widgets/language-switch/language-switch.tsx'
import { ThemeSwitch } from '#client/widgets/theme-switch/theme-switch.tsx'
import type { Locale } from '#contract/addresses.ts'
import styles from './drawer.module.css'
import { Logo } from './logo.tsx'
import { ariaCurrent, NAVIGATION, type NavigationPage } from './navigation-data.ts'
import { OpenJobCount } from './open-job-count.tsx'

const DRAWER_ID = 'drawer'

/** Props of a button that opens or closes the drawer without a script; `behaviours/drawer.ts` does what browsers cannot. */
function drawerCommand(command: 'show-modal' | 'close') {
  return { commandfor: DRAWER_ID, command }
}

export function DrawerButton() {
  const { t } = useTranslation('common')
  return <IconButton icon="menu" label={t('nav.menu')} className={styles.open} {...drawerCommand('show-modal')} />
}

interface DrawerProps {
  locale: Locale
  path: string
}

/** The menu of small screens. */
export function Drawer({ locale, path }: DrawerProps) {
  const { t } = useTranslation('common')
  const link = ({ href, label }: NavigationPage) => (
    <a href={href(locale)} aria-current={ariaCurrent(href, path)}>
      <span>
        {t(`nav.${label}`)}
        {label === 'careers' && <OpenJobCount />}
      </span>
    </a>
  )
  return (
    <dialog id={DRAWER_ID} className={styles.drawer} closedby="any" aria-label={t('nav.menu')} data-drawer>
      <div className={styles.body}>
        <div className={styles.top}>
          <Logo locale={locale} />
          <IconButton icon="close" label={t('close')} {...drawerCommand('close')} />
        </div>
        <nav aria-label={t('nav.menu')}>
          <ul className={styles.list}>
            {NAVIGATION.map(({ label, href, pages }) => (
              <li key={label}>
                {pages ? (
                  <details name="drawer">
                    <summary>{t(`nav.${label}`)}</summary>
                    <ul className={styles.pages}>
                      {href && <li>{link({ label: 'servicesOverview', href })}</li>}
                      {pages.map((page) => (
                        <li key={page.label}>{link(page)}</li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  href && link({ label, href })
                )}
              </li>
            ))}
          </ul>
        </nav>
        <a className={styles.install} href={paths.install(locale)} data-install data-install-offer>
          {t('footer.install')}
        </a>
        <div className={styles.bottom}>
          <LanguageSwitch locale={locale} path={path} />
          <ThemeSwitch />
          <Button href={paths.contactUs(locale)}>{t('nav.contact')}</Button>
        </div>
      </div>
    </dialog>
  )
}
