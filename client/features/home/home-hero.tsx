import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { TileCity } from '#client/components/tile-city.tsx'
import { company } from '#client/content/company.ts'
import { paths } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'
import styles from './home-hero.module.css'

/** The top of the home page: the two-line title beside the tiled city. */
export function HomeHero({ locale }: { locale: Locale }) {
  const { t } = useTranslation('home')
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1>
          {t('hero.line1')}
          <br />
          {t('hero.line2')}
        </h1>
        <p className={styles.lead}>{t('hero.lead', { founded: company.founded })}</p>
        <div className={styles.actions}>
          <Button href={paths.contactUs(locale)}>{t('hero.talk')}</Button>
          <Button href={paths.caseStudies(locale)} variant="outline">
            {t('hero.caseStudies')}
          </Button>
        </div>
      </div>
      <div className={styles.city}>
        <TileCity />
      </div>
    </div>
  )
}
