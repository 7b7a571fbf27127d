import { useTranslation } from 'react-i18next'
import { HERO_PICTURE_HEIGHT_PX, HERO_PICTURE_WIDTH_PX } from '#client/components/page-hero.tsx'
import { servicePictureUrl } from '#client/content/service-picture.ts'
import { paths } from '#client/navigation/paths.ts'
import { OverlayToggle } from '#client/widgets/overlay/overlay-toggle.tsx'
import type { Locale, Service } from '#contract/addresses.ts'
import styles from './service-card.module.css'

interface ServiceCardProps {
  locale: Locale
  service: Service
  /** Number of the service, from 1. */
  number: number
  /** Titles of the service's capabilities. */
  capabilities: readonly string[]
}

/**
 * The number, name, summary and picture of a service. The overlay on the picture lists the service's capabilities. The link
 * opens a new tab.
 */
export function ServiceCard({ locale, service, number, capabilities }: ServiceCardProps) {
  const { t } = useTranslation(['services', 'common'])
  const title = t(`pages.${service}.title`)
  return (
    <li className={styles.card} data-overlay>
      <div className={styles.words}>
        <p className={styles.number}>{String(number).padStart(2, '0')}</p>
        <h3>
          <a href={paths[service](locale)} target="_blank" rel="noopener">
            {title} <span className="visually-hidden">{t('common:footer.newTab')}</span>
          </a>
        </h3>
        <p>{t(`pages.${service}.summary`)}</p>
      </div>
      <div className={styles.face} data-overlay-surface>
        <img
          src={servicePictureUrl(service)}
          width={HERO_PICTURE_WIDTH_PX}
          height={HERO_PICTURE_HEIGHT_PX}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </div>
      <OverlayToggle className={styles.toggle} label={t('overview.details', { title })} />
      <div className={styles.overlay} data-overlay-surface>
        <ul className={styles.list}>
          {capabilities.map((capability) => (
            <li key={capability}>{capability}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}
