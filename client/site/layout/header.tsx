import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { paths } from '#client/navigation/paths.ts'
import { LanguageSwitch } from '#client/widgets/language-switch/language-switch.tsx'
import { OutboxBadge } from '#client/widgets/outbox-badge/outbox-badge.tsx'
import type { Locale } from '#contract/addresses.ts'
import { Drawer, DrawerButton } from './drawer.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { ariaCurrent } from './navigation-data.ts'
import { OpenJobCount } from './open-job-count.tsx'

interface HeaderProps {
  locale: Locale
  path: string
}

/** Lies transparent over the top of the page; solid once the page is scrolled (`behaviours/scrolled.ts`), and while pointed at (CSS). */
export function Header({ locale, path }: HeaderProps) {
  const { t } = useTranslation('common')
  return (
    <header className={styles.header} data-header>
      <div className={styles.inner}>
        <Logo locale={locale} />
        <MainMenu locale={locale} path={path} />
        <OutboxBadge locale={locale} />
        <div className={styles.wide}>
          <LanguageSwitch locale={locale} path={path} />
          <Button variant="contact" href={paths.contactUs(locale)}>
            {t('nav.contact')}
          </Button>
        </div>
        <a className={styles.careers} href={paths.careers(locale)} aria-current={ariaCurrent(paths.careers, path)}>
          {t('nav.careers')}
          <OpenJobCount />
        </a>
        <DrawerButton />
      </div>
      {/* Anew on each page: Back must not leave it open over the next one */}
      <Drawer key={locale + path} locale={locale} path={path} />
    </header>
  )
}
