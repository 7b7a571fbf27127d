import type { Locale } from '#contract/addresses.ts'

const FIGURES: Record<Locale, (figure: string) => string> = {
  en: (figure) => figure,
  // A non-breaking space stands before the word.
  vi: (figure) => figure.replace('.', ',').replace('K', '.000').replace('M', '\u00a0triệu'),
}

/** A large number such as `2.5M+` in the notation of a language: `2,5 triệu+` in Vietnamese. */
export function localFigure(figure: string, locale: Locale): string {
  return FIGURES[locale](figure)
}
