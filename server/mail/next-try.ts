/** A mail that could not be sent for so long is kept as failed. */
export const MAIL_GIVE_UP_DAYS = 5
/** Nor before so many tries: a clock that is set forward makes five days of a minute. With the usual waits they take eight hours. */
const TRIES_BEFORE_GIVING_UP = 100

const DAY_MS = 24 * 60 * 60 * 1000

export interface RetryWaits {
  /** Wait after the first try, ms; it doubles with each further try. */
  mailRetryMs: number
  /** Longest wait, ms. */
  mailRetryMaxMs: number
}

/** When to try again after `attempts` tries, the first of which began at `since`, or null once it is time to give up. */
export function nextTry(waits: RetryWaits, attempts: number, since: Date, now: Date): Date | null {
  const wait = Math.min(waits.mailRetryMs * 2 ** (attempts - 1), waits.mailRetryMaxMs)
  const next = now.getTime() + wait
  const isOver = attempts >= TRIES_BEFORE_GIVING_UP && next > since.getTime() + MAIL_GIVE_UP_DAYS * DAY_MS
  return isOver ? null : new Date(next)
}
