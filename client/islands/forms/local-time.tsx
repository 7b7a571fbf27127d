import { DATE_LOCALES } from '#client/i18n/date-locale.ts'
import type { Locale } from '#contract/addresses.ts'

interface LocalTimeProps {
  locale: Locale
  /** Milliseconds since the epoch. */
  time: number
  options?: Intl.DateTimeFormatOptions
}

/** A time in the time zone of the device. Render it only in the browser: the build does not know this time zone. */
export function LocalTime({ locale, time, options = { dateStyle: 'medium', timeStyle: 'short' } }: LocalTimeProps) {
  const format = new Intl.DateTimeFormat(DATE_LOCALES[locale], options)
  return <time dateTime={new Date(time).toISOString()}>{format.format(time)}</time>
}
