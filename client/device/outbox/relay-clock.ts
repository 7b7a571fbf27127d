/**
 * The relay's time. The device's clock may be wrong by years; a device that was 31–180 days ahead let submissions expire that had never been
 * sent.
 */
let aheadMs: number | undefined

/** Remembers the difference between the two clocks from the `Date` header of a reply of the relay. */
export function noteRelayTime(reply: Response, now = Date.now()): void {
  const time = Date.parse(reply.headers.get('Date') ?? '')
  if (!Number.isNaN(time)) aheadMs = time - now
}

/** `now` by the relay's clock, in milliseconds since the epoch; by the device's clock until the relay has answered once. */
export function relayTime(now = Date.now()): number {
  return knownRelayTime(now) ?? now
}

/** `now` by the relay's clock; undefined until the relay has answered once. */
export function knownRelayTime(now = Date.now()): number | undefined {
  return aheadMs === undefined ? undefined : now + aheadMs
}
