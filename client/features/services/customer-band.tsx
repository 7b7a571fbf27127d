import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import { customerLogos } from '#client/content/customer-logos.ts'
import styles from './customer-band.module.css'

const LOGO_WIDTH_PX = 160
const LOGO_HEIGHT_PX = 72

/** Whom we work for: the same on each service's page. The logos are drawn for the ink ground. */
export function CustomerBand() {
  const { t } = useTranslation('services')
  return (
    <Section tone="ink">
      <div className={styles.band}>
        <div className={styles.text}>
          <h2>{t('customers.title')}</h2>
          <p>{t('customers.lead')}</p>
        </div>
        <ul className={styles.logos}>
          {customerLogos.map(({ name, logo }) => (
            <li key={logo}>
              <img
                src={logo}
                alt={name}
                width={LOGO_WIDTH_PX}
                height={LOGO_HEIGHT_PX}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
