import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { Hotline } from '#client/widgets/hotline/hotline.tsx'
import { OfficeMap } from '#client/widgets/office-map/office-map.tsx'
import type { Locale } from '#contract/addresses.ts'
import styles from './address-section.module.css'

const PICTURE_WIDTH_PX = 1200
const PICTURE_HEIGHT_PX = 800

/** The main office: its address, a drawing of its street, and how to reach it. */
export function AddressSection({ locale }: { locale: Locale }) {
  const { t } = useTranslation('contact')
  return (
    <Section tone="eggshell" title={t('address.title')} lead={t('address.lead')}>
      <div className={styles.grid}>
        <img
          className={styles.picture}
          src="/illustrations/office-street.svg"
          width={PICTURE_WIDTH_PX}
          height={PICTURE_HEIGHT_PX}
          alt={t('address.pictureAlt')}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.address}>
          <h3>{t('address.label')}</h3>
          <address className={styles.large}>
            {/* The style sheet breaks lines only between these parts, each up to a comma. */}
            {company.address[locale].split(/(?<=,) /).map((part) => (
              <Fragment key={part}>
                <span>{part}</span>{' '}
              </Fragment>
            ))}
          </address>
        </div>
        <div className={styles.map}>
          <OfficeMap />
        </div>
        <div className={styles.phone}>
          <Hotline />
          <div>
            <h3>{t('address.email')}</h3>
            <a className={styles.email} href={`mailto:${company.email}`}>
              {company.email}
            </a>
          </div>
        </div>
      </div>
    </Section>
  )
}
