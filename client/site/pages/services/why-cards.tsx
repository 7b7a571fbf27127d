import { useTranslation } from 'react-i18next'
import cells from '#client/components/cells.module.css'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { companyFigures } from '#client/content/services.ts'
import styles from './why-cards.module.css'

/** Four reasons to choose the company, each with a number that counts up and an explanation. */
export function WhyCards() {
  const { t } = useTranslation('services')
  return (
    <Section tone="ink" title={t('overview.figuresTitle')} lead={t('overview.figuresLead')}>
      <ul className={`${cells.cells} ${styles.cards}`} data-counters>
        {companyFigures.map(({ id, value }) => (
          <li key={id}>
            <strong className={styles.figure} data-value={value}>
              {value}
            </strong>
            <div className={styles.words}>
              <h3>{t(`figures.${id}`)}</h3>
              <p>
                {t(`overview.reasons.${id}`, {
                  inMainOffice: company.counters.engineers,
                  nightlyTests: company.nightlyTests,
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
