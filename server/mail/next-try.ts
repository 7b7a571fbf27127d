import { DAY_MS } from '../day.ts'

/** A mail that could not be sent for this time is given up: it is kept as failed and not tried again. */
const MAIL_GIVE_UP_DAYS = 5
/**
 * A mail is not given up before this many tries, which take about eight hours with the default waits. Otherwise a clock
 * that is set forward could let the five days pass in a minute.
 */
const MIN_TRIES = 100

export interface RetryWaits {
  /** Wait after the first try, in ms. The wait doubles with each further try. */
  mailRetryMs: number
  /** Longest wait, in ms. */
  mailRetryMaxMs: number
}

/**
 * Returns the time of the next try, or null when the mail is given up. `attempts` is the number of tries so far; the
 * first of them began at `since`.
 */
export function nextTryTime(waits: RetryWaits, attempts: number, since: Date, now: Date): Date | null {
  const wait = Math.min(waits.mailRetryMs * 2 ** (attempts - 1), waits.mailRetryMaxMs)
  const next = now.getTime() + wait
  const isOver = attempts >= MIN_TRIES && next > since.getTime() + MAIL_GIVE_UP_DAYS * DAY_MS
  return isOver ? null : new Date(next)
}
