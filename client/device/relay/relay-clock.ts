/** The times that three clocks showed when the relay last answered, all in milliseconds. */
interface Reading {
  /** The time of the relay's clock, since the epoch. */
  relay: number
  /** The time of the device's clock, since the epoch. */
  device: number
  /** The value of `performance.now()`, which a change of the device's clock does not affect. */
  uptime: number
}

/**
 * The last reading; undefined until the relay has answered once. Submissions expire by the relay's time, because the
 * device's clock may be wrong by years: if it were a month ahead, a submission that was never sent would expire.
 */
let last: Reading | undefined

/**
 * Reads the relay's time from the `Date` header of its reply, and remembers it. Does nothing if the header is missing
 * or unreadable.
 */
export function noteRelayTime(reply: Response): void {
  const relay = Date.parse(reply.headers.get('Date') ?? '')
  if (!Number.isNaN(relay)) last = { relay, device: Date.now(), uptime: performance.now() }
}

/**
 * Returns the current time by the relay's clock, in milliseconds since the epoch. Until the relay has answered once,
 * returns the time by the device's clock.
 */
export function relayTime(): number {
  return knownRelayTime() ?? Date.now()
}

/**
 * Returns the current time by the relay's clock, in milliseconds since the epoch; undefined until the relay has
 * answered once. The time that has passed since then is measured twice, by the device's clock and by
 * `performance.now`. The longer one counts, because the device's clock may have been set back and `performance.now` may
 * stand still while the device sleeps. With too short a time this would return a time in the past, and the 30 days of a
 * submission that start now would be over too early.
 */
export function knownRelayTime(): number | undefined {
  return last && last.relay + Math.max(Date.now() - last.device, Math.floor(performance.now() - last.uptime))
}
