import type { IncomingMessage } from 'node:http'

/** At most so many requests with files at once. */
export const PLACES = 256
/** One client's share: a fair's tablets stand behind one address. */
export const PLACES_PER_CLIENT = 64
/** With less a file of 1 MiB takes longer than a request may take. */
const SLOWEST_BYTES_PER_SECOND = 1200
/** A line gets so long before it counts as slow. */
const PATIENCE_MS = 20_000

interface Taken {
  client: string
  since: number
  bytesBefore: number
}

/**
 * Places for requests that last. A slow one keeps its place for as long as nobody needs it; where its client, or all together, hold
 * as many as they may, the slowest is ended for the next, if it is slower than any line that would ever be done.
 */
export function createPlaces(now: () => number = performance.now.bind(performance)) {
  const taken = new Map<IncomingMessage, Taken>()

  /** Takes a place; false when there is none. */
  function take(req: IncomingMessage, client: string): boolean {
    const own = [...taken].filter(([, place]) => place.client === client)
    if (own.length >= PLACES_PER_CLIENT ? !endSlowest(own) : taken.size >= PLACES && !endSlowest([...taken]))
      return false
    taken.set(req, { client, since: now(), bytesBefore: req.socket.bytesRead })
    return true
  }

  function endSlowest(places: [IncomingMessage, Taken][]): boolean {
    const slow = places
      .filter(([, { since }]) => now() - since > PATIENCE_MS)
      .map(([req, { since, bytesBefore }]) => ({
        req,
        bytesPerSecond: ((req.socket.bytesRead - bytesBefore) * 1000) / (now() - since),
      }))
      .filter(({ bytesPerSecond }) => bytesPerSecond < SLOWEST_BYTES_PER_SECOND)
      .sort((one, other) => one.bytesPerSecond - other.bytesPerSecond)[0]
    if (!slow) return false
    leave(slow.req)
    slow.req.destroy()
    return true
  }

  function leave(req: IncomingMessage): void {
    taken.delete(req)
  }

  return { take, leave }
}
