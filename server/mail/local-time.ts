const COMPANY_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Ho_Chi_Minh',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A time (ISO 8601) as the company's clocks show it. */
export function localTime(time: string): string {
  return `${COMPANY_TIME.format(new Date(time))} (Ho Chi Minh City)`
}
