import { useTranslation } from 'react-i18next'
import { type Locale, SERVICES, type Service } from '#contract/addresses.ts'
import { ServiceCard } from './service-card.tsx'
import styles from './service-cards.module.css'

interface ServiceCardsProps {
  locale: Locale
  /** The titles of each service's capabilities. */
  capabilities: Record<Service, string[]>
}

const TITLE_ID = 'services'

/** The six services in a grid from edge to edge of the screen; pictures and words change sides from row to row. */
export function ServiceCards({ locale, capabilities }: ServiceCardsProps) {
  const { t } = useTranslation('services')
  return (
    <section className={styles.section} aria-labelledby={TITLE_ID}>
      <h2 className={styles.title} id={TITLE_ID}>
        {t('overview.listTitle')}
      </h2>
      <ol className={styles.grid}>
        {SERVICES.map((service, index) => (
          <ServiceCard
            key={service}
            locale={locale}
            service={service}
            number={index + 1}
            capabilities={capabilities[service]}
          />
        ))}
      </ol>
    </section>
  )
}
