import { useTranslation } from 'react-i18next'
import { classNames } from '#client/components/class-names.ts'
import {
  PRODUCT_PICTURE_HEIGHT_PX,
  PRODUCT_PICTURE_WIDTH_PX,
  productPictureUrl,
} from '#client/content/product-picture.ts'
import type { ServiceQuote } from '#client/content/service-types.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './client-quote.module.css'

interface ClientQuoteProps {
  locale: Locale
  quote: ServiceQuote
  /** True if the quote is as wide as the screen. */
  isWide: boolean
}

/**
 * A client's quote in a box of the service's colour, with a link to the case study. The picture is that of the product,
 * because the case study's cover stands on one of the cards further down.
 */
export function ClientQuote({ locale, quote, isWide }: ClientQuoteProps) {
  const { t } = useTranslation('services')
  return (
    <figure className={classNames(styles.quote, isWide && styles.wide)}>
      <img
        src={productPictureUrl(quote.slug)}
        alt=""
        width={PRODUCT_PICTURE_WIDTH_PX}
        height={PRODUCT_PICTURE_HEIGHT_PX}
        loading="lazy"
        decoding="async"
      />
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
