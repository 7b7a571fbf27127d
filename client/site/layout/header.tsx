import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import headerLink from '#client/components/header-link.module.css'
import { paths } from '#client/navigation/paths.ts'
import { Drawer, DrawerButton } from '#client/widgets/drawer/drawer.tsx'
import { MenuBar, type MenuEntry } from '#client/widgets/dropdown/menu-bar.tsx'
import { LanguageSwitch } from '#client/widgets/language-switch/language-switch.tsx'
import { OutboxBadge } from '#client/widgets/outbox-badge/outbox-badge.tsx'
import { ThemeSwitch } from '#client/widgets/theme-switch/theme-switch.tsx'
import type { Locale } from '#contract/addresses.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { useMenu } from './use-menu.tsx'

interface HeaderProps {
  locale: Locale
  path: string
}

/**
 * The header of every page. It is transparent over the top of the page, and solid once the page is scrolled
 * (`solid-header.ts`) or while the header is hovered (CSS).
 */
export function Header({ locale, path }: HeaderProps) {
  const { t } = useTranslation('common')
  const menu = useMenu()
  const careers = menu.find(({ id }) => id === 'careers')
  return (
    <header className={styles.header} data-header>
      <div className={styles.inner}>
        <Logo locale={locale} />
        <MenuBar label={t('nav.label')} entries={menu} />
        <OutboxBadge locale={locale} />
        <div className={styles.wide}>
          <LanguageSwitch locale={locale} path={path} />
          <Button variant="contact" href={paths.contactUs(locale)}>
            {t('nav.contact')}
          </Button>
        </div>
        <a className={`${headerLink.link} ${styles.careers}`} href={careers?.href} aria-current={careers?.current}>
          {careers?.label}
        </a>
        <DrawerButton label={t('nav.menu')} />
      </div>
      <Drawer
        label={t('nav.menu')}
        closeLabel={t('close')}
        logo={<Logo locale={locale} />}
        entries={menu.map((entry) => withOverview(entry, t('nav.servicesOverview')))}
        install={{ label: t('footer.install'), href: paths.install(locale) }}
        done={{ label: t('nav.done'), href: paths.done(locale) }}
      >
        <LanguageSwitch locale={locale} path={path} />
        <ThemeSwitch />
        <Button href={paths.contactUs(locale)}>{t('nav.contact')}</Button>
      </Drawer>
    </header>
  )
}

/**
 * Adapts a menu entry to the drawer (the menu on small screens). In the drawer the name of a group expands the group
 * instead of being a link. If the group has a page of its own, that page becomes the first entry inside the group,
 * under the name `label`.
 */
function withOverview({ href, current, pages, ...entry }: MenuEntry, label: string): MenuEntry {
  if (!href || !pages) return { ...entry, href, current, pages }
  const overview = { label, href, current: current === 'page' ? current : undefined }
  return { ...entry, current: current && 'true', pages: [overview, ...pages] }
}
