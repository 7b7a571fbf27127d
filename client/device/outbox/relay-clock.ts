/**
 * How far the relay's clock is ahead of the device's; undefined until the relay has answered once. The relay's time is
 * used because the device's clock may be wrong by years. When the device's time was used, submissions that had never
 * been sent expired on a device whose clock was 31–180 days ahead.
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
