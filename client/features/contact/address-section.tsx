import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import type { Locale } from '#contract/locale.ts'
import styles from './address-section.module.css'

/** Where the main office is and how to reach it. */
export function AddressSection({ locale }: { locale: Locale }) {
  const { t } = useTranslation('contact')
  return (
    <Section tone="eggshell" title={t('address.title')} lead={t('address.lead')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('address.label')}</dt>
          <dd>{company.address[locale]}</dd>
        </div>
        <div>
          <dt>{t('address.phone')}</dt>
          <dd>
            <a href={company.phoneHref}>{company.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{t('address.email')}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
      </dl>
    </Section>
  )
}
