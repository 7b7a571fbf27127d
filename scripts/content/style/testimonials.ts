import { testimonials } from '#client/content/testimonials.ts'
import { LOCALES, type Locale } from '#contract/addresses.ts'
import { textsIn } from './all-texts.ts'
import { wordCount } from './word-count.ts'

/**
 * How many words a quote may have. A shorter quote would not fill a slide of the carousel, a longer one would not fit.
 */
const QUOTE_WORDS = { min: 35, max: 50 }

/** Warns of quotes that are too long or too short for the carousel. */
export function testimonialWarnings(): string[] {
  return LOCALES.flatMap((locale) =>
    testimonials.flatMap(({ i18nKey }) => {
      const words = wordCount(quoteOf(locale, i18nKey))
      if (words >= QUOTE_WORDS.min && words <= QUOTE_WORDS.max) return []
      return [
        `home.json of ${locale}: the quote of ${i18nKey} has ${words} words; ${QUOTE_WORDS.min} to ${QUOTE_WORDS.max} fit the carousel`,
      ]
    }),
  )
}

function quoteOf(locale: Locale, i18nKey: string): string {
  const key = `testimonials.items.${i18nKey}.quote`
  return textsIn(`i18n/locales/${locale}/home.json`).find((text) => text.key === key)?.text ?? ''
}
