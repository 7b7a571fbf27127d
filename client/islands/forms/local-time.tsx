import { localDate, localDateAndTime } from '#client/i18n/local-date.ts'
import type { Locale } from '#contract/addresses.ts'

interface LocalTimeProps {
  locale: Locale
  /** Milliseconds since the epoch. */
  time: number
  /** True if only the date matters. */
  isDateOnly?: boolean
}

/** A time in the time zone of the device. Render it only in the browser: the build does not know this time zone. */
export function LocalTime({ locale, time, isDateOnly }: LocalTimeProps) {
  const inWords = isDateOnly ? localDate : localDateAndTime
  return <time dateTime={new Date(time).toISOString()}>{inWords(time, locale)}</time>
}
