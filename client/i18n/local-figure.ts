import type { Locale } from '#contract/addresses.ts'

const FIGURES: Record<Locale, (figure: string) => string> = {
  en: (figure) => figure,
  // The space before "triệu" is a non-breaking space.
  vi: (figure) => figure.replace('.', ',').replace('K', '.000').replace('M', '\u00a0triệu'),
}

/** Returns a number such as `2.5M+` in the notation of a language: `2,5 triệu+` in Vietnamese. */
export function localFigure(figure: string, locale: Locale): string {
  return FIGURES[locale](figure)
}
