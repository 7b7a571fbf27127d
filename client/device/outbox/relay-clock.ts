/**
 * By how many milliseconds the clock of the relay (the server of this site) is ahead of the device's clock; undefined
 * until the relay has answered once. The relay's time is used because the device's clock may be wrong by years. When
 * the device's time was used, a clock that was 31–180 days ahead made submissions expire that had never been sent.
 */
let aheadMs: number | undefined

/** Reads the relay's time from the `Date` header of its reply, and remembers the difference between the two clocks. */
export function noteRelayTime(reply: Response, now = Date.now()): void {
  const time = Date.parse(reply.headers.get('Date') ?? '')
  if (!Number.isNaN(time)) aheadMs = time - now
}

/**
 * Returns the time `now` by the relay's clock, in milliseconds since the epoch. Until the relay has answered once,
 * returns the time by the device's clock.
 */
export function relayTime(now = Date.now()): number {
  return knownRelayTime(now) ?? now
}

/**
 * Returns the time `now` by the relay's clock, in milliseconds since the epoch; undefined until the relay has answered
 * once.
 */
export function knownRelayTime(now = Date.now()): number | undefined {
  return aheadMs === undefined ? undefined : now + aheadMs
}
