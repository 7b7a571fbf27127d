import type { Locale } from '#contract/addresses.ts'

interface DateStyle {
  locale: string
  date: Intl.DateTimeFormatOptions
  /** Joins date and time of day. */
  join: (date: string, time: string) => string
}

const STYLES: Record<Locale, DateStyle> = {
  // `en-GB` puts the day before the month and uses 24 hours.
  en: { locale: 'en-GB', date: { dateStyle: 'medium' }, join: (date, time) => `${date}, ${time}` },
  // Vietnamese writes the month in digits and the time first. The styles of `Intl` write "3 thg 12, 2026" or shorten
  // the year.
  vi: {
    locale: 'vi',
    date: { day: 'numeric', month: 'numeric', year: 'numeric' },
    join: (date, time) => `${time}, ${date}`,
  },
}

/** Writes the date of a moment (milliseconds since the epoch) in the time zone of the device: `3/12/2026`. */
export function localDate(moment: number, locale: Locale): string {
  const { locale: tag, date } = STYLES[locale]
  return new Intl.DateTimeFormat(tag, date).format(moment)
}

/** Writes date and time of a moment in the time zone of the device: `14:30, 3/12/2026`. */
export function localDateAndTime(moment: number, locale: Locale): string {
  const { locale: tag, join } = STYLES[locale]
  return join(localDate(moment, locale), new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(moment))
}
