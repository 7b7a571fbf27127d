/** A mail that could not be sent for this time is kept as failed. */
const MAIL_GIVE_UP_DAYS = 5
/** Not before this many tries, about eight hours with the usual waits: when the clock is set forward, five days may pass in a minute. */
const MIN_TRIES = 100

const DAY_MS = 24 * 60 * 60 * 1000

export interface RetryWaits {
  /** Wait after the first try, ms; it doubles with each further try. */
  mailRetryMs: number
  /** Longest wait, ms. */
  mailRetryMaxMs: number
}

/** The time of the next try after `attempts` tries, the first of which began at `since`; null to give up. */
export function nextTry(waits: RetryWaits, attempts: number, since: Date, now: Date): Date | null {
  const wait = Math.min(waits.mailRetryMs * 2 ** (attempts - 1), waits.mailRetryMaxMs)
  const next = now.getTime() + wait
  const isOver = attempts >= MIN_TRIES && next > since.getTime() + MAIL_GIVE_UP_DAYS * DAY_MS
  return isOver ? null : new Date(next)
}
