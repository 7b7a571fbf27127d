import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import buttons from '#client/components/button-row.module.css'
import { Icon } from '#client/components/icon.tsx'
import { company } from '#client/content/company.ts'
import { paths } from '#client/navigation/paths.ts'
import { HeroFilm } from '#client/widgets/hero-film/hero-film.tsx'
import { HeroPoster } from '#client/widgets/hero-film/hero-poster.tsx'
import type { Locale } from '#contract/addresses.ts'
import styles from './home-hero.module.css'
import { WHY_ID } from './why-choose-us.tsx'

/**
 * The top of the home page: the title beside a picture of the tiled city. If the device may play the film, the film
 * covers the picture.
 */
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
        <div className={`${buttons.row} ${styles.actions}`}>
          <Button variant="hero" href={paths.contactUs(locale)}>
            {t('hero.talk')}
          </Button>
          <Button href={paths.caseStudies(locale)} variant="outline">
            {t('hero.caseStudies')}
          </Button>
          <a className={styles.scroll} href={`#${WHY_ID}`}>
            <span>{t('hero.scroll')}</span>
            <Icon name="arrow-down" />
          </a>
        </div>
      </div>
      <div className={styles.picture}>
        <HeroPoster />
        <HeroFilm />
      </div>
    </div>
  )
}
