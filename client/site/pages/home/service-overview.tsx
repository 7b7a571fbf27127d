import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { HERO_PICTURE_HEIGHT_PX, HERO_PICTURE_WIDTH_PX } from '#client/components/page-hero.tsx'
import stretched from '#client/components/stretched-link.module.css'
import { servicePictureUrl } from '#client/content/service-picture.ts'
import { paths } from '#client/navigation/paths.ts'
import { type Locale, SERVICES } from '#contract/addresses.ts'
import styles from './service-overview.module.css'

const TITLE_ID = 'services'

/** The six services on a chessboard of pictures and words, from edge to edge of the screen. */
export function ServiceOverview({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['home', 'common'])
  return (
    <section className={styles.section} aria-labelledby={TITLE_ID}>
      <div className={styles.heading}>
        <div>
          <h2 id={TITLE_ID}>{t('services.title')}</h2>
          <p>{t('services.lead')}</p>
        </div>
        <Button href={paths.services(locale)} variant="outline">
          {t('services.viewAll')}
        </Button>
      </div>
      <ul className={styles.board}>
        {SERVICES.map((service) => (
          <li key={service}>
            <div className={styles.picture}>
              <img
                src={servicePictureUrl(service)}
                width={HERO_PICTURE_WIDTH_PX}
                height={HERO_PICTURE_HEIGHT_PX}
                alt=""
                loading="lazy"
                decoding="async"
              />
            </div>
            <div className={styles.words}>
              <h3>
                <a className={stretched.link} href={paths[service](locale)}>
                  {t(`common:nav.${service}`)}
                </a>
              </h3>
              <p>{t(`services.${service}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
