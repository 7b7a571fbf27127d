import type { Locale } from '#contract/addresses.ts'

const FIGURES: Record<Locale, (figure: string) => string> = {
  en: (figure) => figure,
  // A dot before three digits separates thousands in a figure that is in Vietnamese notation already. A no-break space
  // before "triệu" keeps number and word in one line.
  vi: (figure) =>
    figure
      .replace(/\.(?!\d{3})/, ',')
      .replace('K', '.000')
      .replace('M', '\u00a0triệu'),
}

/** Returns a number such as `2.5M+` in the notation of a language: `2,5 triệu+` in Vietnamese. */
export function localFigure(figure: string, locale: Locale): string {
  return FIGURES[locale](figure)
}
