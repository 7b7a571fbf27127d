import { isoClosingDate } from '#client/content/closing-date.ts'

/** A job's closing date as it is printed, and for machines. */
export function ClosingDate({ date }: { date: string }) {
  return <time dateTime={isoClosingDate(date)}>{date}</time>
}
