import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import buttons from '#client/components/button-row.module.css'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './install-card.module.css'

/**
 * A card that offers to install the site: at the end of a case study and below the receipt of a submission. Once the
 * visitor has seen the card, this device does not show it again.
 */
export function InstallCard({ locale }: { locale: Locale }) {
  const { t } = useTranslation('common')
  return (
    <aside className={styles.card} aria-label={t('footer.install')} hidden data-install-card>
      <p>{t('install.card')}</p>
      <div className={buttons.row}>
        <Button variant="accent" href={paths.install(locale)} data-install>
          {t('install.button')}
        </Button>
        <Button variant="ghost" data-install-later>
          {t('install.later')}
        </Button>
      </div>
    </aside>
  )
}
