import { useTranslation } from 'react-i18next'
import cells from '#client/components/cells.module.css'
import { customerLogos } from '#client/content/customer-logos.ts'
import type { ServiceQuote } from '#client/content/service-types.ts'
import type { Locale, Service } from '#contract/addresses.ts'
import { ClientQuote } from './client-quote.tsx'
import styles from './customer-band.module.css'
import pigments from './pigment.module.css'
import { serviceLooks } from './service-look.ts'

const LOGO_WIDTH_PX = 160
const LOGO_HEIGHT_PX = 72

interface CustomerBandProps {
  locale: Locale
  service: Service
  quote: ServiceQuote
}

/**
 * The customers' logos beside a quote of one client. The logos are the same on each service's page; the quote is about
 * the service of the page.
 */
export function CustomerBand({ locale, service, quote }: CustomerBandProps) {
  const { t } = useTranslation('services')
  const look = serviceLooks[service]
  return (
    <section className={`${styles.band} ${pigments[service]} ${styles[look.quote]}`}>
      <ClientQuote locale={locale} quote={quote} isWide={look.quote === 'above'} />
      <div className={`${styles.customers} ${styles[look.customers]}`}>
        <div className={styles.text}>
          <h2>{t('customers.title')}</h2>
          <p>{t('customers.lead')}</p>
        </div>
        <ul className={`${cells.cells} ${styles.logos}`}>
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
    </section>
  )
}
