let aheadMs: number | undefined

/** Notes how far the relay's clock is ahead of the device's, which may be wrong by any time, from the `Date` of a reply of the relay. */
export function noteRelayTime(reply: Response, now = Date.now()): void {
  const time = Date.parse(reply.headers.get('Date') ?? '')
  if (!Number.isNaN(time)) aheadMs = time - now
}

/** `now` by the relay's clock, in milliseconds since the epoch; by the device's as long as the relay has not answered. */
export function relayTime(now = Date.now()): number {
  return knownRelayTime(now) ?? now
}

/** The same; undefined as long as the relay has not answered. */
export function knownRelayTime(now = Date.now()): number | undefined {
  return aheadMs === undefined ? undefined : now + aheadMs
}
