import { useTranslation } from 'react-i18next'
import type { ServiceQuote } from '#client/content/service.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './client-quote.module.css'

interface ClientQuoteProps {
  locale: Locale
  quote: ServiceQuote
}

/** A client's quote in a box of the service's colour, with a link to the case study. */
export function ClientQuote({ locale, quote }: ClientQuoteProps) {
  const { t } = useTranslation('services')
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{quote.text[locale]}</p>
      </blockquote>
      <figcaption>
        <p>{quote.speaker[locale]}</p>
        <a href={paths.caseStudy(locale, quote.slug)}>{t('customers.story')}</a>
      </figcaption>
    </figure>
  )
}
