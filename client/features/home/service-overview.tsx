import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Section } from '#client/components/section.tsx'
import { tileUrl } from '#client/components/tile-url.ts'
import { paths, serviceIds, servicePages } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'
import styles from './service-overview.module.css'

const TILE_SIZE_PX = 96

/** The six services in short, each under its own tile. */
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
        {serviceIds.map((service, index) => (
          <li key={service}>
            <div className={styles.tile}>
              <img
                src={tileUrl(index + 1)}
                width={TILE_SIZE_PX}
                height={TILE_SIZE_PX}
                alt=""
                loading="lazy"
                decoding="async"
              />
            </div>
            <h3>
              <a href={paths[servicePages[service]](locale)}>{t(`common:nav.${servicePages[service]}`)}</a>
            </h3>
            <p>{t(`services.${service}`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
