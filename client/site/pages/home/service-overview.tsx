import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { HERO_PICTURE_HEIGHT_PX, HERO_PICTURE_WIDTH_PX } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import stretched from '#client/components/stretched-link.module.css'
import { servicePictureUrl } from '#client/content/service-picture.ts'
import { paths } from '#client/navigation/paths.ts'
import { type Locale, SERVICES } from '#contract/addresses.ts'
import styles from './service-overview.module.css'

/** The six services, each with its picture. */
export function ServiceOverview({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['home', 'common'])
  return (
    <Section
      title={t('services.title')}
      lead={t('services.lead')}
      action={
        <Button href={paths.services(locale)} variant="outline">
          {t('services.viewAll')}
        </Button>
      }
    >
      <ul className={styles.services}>
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
            <h3>
              <a className={stretched.link} href={paths[service](locale)}>
                {t(`common:nav.${service}`)}
              </a>
            </h3>
            <p>{t(`services.${service}`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
