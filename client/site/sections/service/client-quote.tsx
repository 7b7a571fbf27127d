import { useTranslation } from 'react-i18next'
import type { ServiceQuote } from '#client/content/service.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './client-quote.module.css'

/** Characters of a quote that fills its box beside the logos only when it is set larger. */
const SHORT_QUOTE_MAX_LENGTH = 115

interface ClientQuoteProps {
  locale: Locale
  quote: ServiceQuote
}

/** A client's quote in a box of the service's colour, with a link to the case study. */
export function ClientQuote({ locale, quote }: ClientQuoteProps) {
  const { t } = useTranslation('services')
  const text = quote.text[locale]
  return (
    <figure className={styles.quote}>
      <blockquote className={text.length <= SHORT_QUOTE_MAX_LENGTH ? styles.short : undefined}>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <p>{quote.speaker[locale]}</p>
        <a href={paths.caseStudy(locale, quote.slug)}>{t('customers.story')}</a>
      </figcaption>
    </figure>
  )
}
