import type { IncomingMessage } from 'node:http'
import { Refusal } from '../refusal.ts'

/** How many requests with files one route serves at once, for all clients together. */
export const SLOTS = 256
/**
 * How many requests with files one route serves at once for one client. Clients are told apart by their IP address, and
 * many devices may share an address, such as the tablets at a job fair.
 */
export const SLOTS_PER_CLIENT = 64
/**
 * An upload below this speed is too slow, and may be ended to make room for another one. At this speed an upload sends
 * about 1 MiB in the longest time that a request may take (`REQUEST_TIMEOUT_MS` in `http-server.ts`).
 */
const SLOWEST_BYTES_PER_SECOND = 1200
/** An upload cannot be ended as too slow before it has run for this time. */
const GRACE_MS = 20_000
const RETRY_AFTER_SECONDS = 10

interface Slot {
  client: string
  since: number
  bytesBefore: number
}

/**
 * Limits how many uploads of a route run at once: each needs a slot. A slow upload keeps its slot while slots are free.
 * When a client has used up its slots, its slowest upload is ended to make room for the next one. When all slots are
 * used up, the slowest upload of all clients is ended. An upload is ended only if it is slower than
 * `SLOWEST_BYTES_PER_SECOND`, has run for `GRACE_MS` and has not arrived completely.
 */
export function createUploadSlots(now: () => number = performance.now.bind(performance)) {
  const slots = new Map<IncomingMessage, Slot>()

  /**
   * Takes a slot for a request.
   * @throws Refusal `unavailable` when no slot is free and none can be freed.
   */
  function take(req: IncomingMessage, client: string): void {
    const own = [...slots].filter(([, slot]) => slot.client === client)
    if (own.length >= SLOTS_PER_CLIENT) endSlowest(own)
    if (slots.size >= SLOTS) endSlowest([...slots])
    slots.set(req, { client, since: now(), bytesBefore: req.socket.bytesRead })
  }

  /**
   * Ends the slowest of the uploads, which frees its slot.
   * @throws Refusal `unavailable` when none of the uploads may be ended.
   */
  function endSlowest(candidates: [IncomingMessage, Slot][]): void {
    const slowest = candidates
      .filter(([req, { since }]) => !req.complete && now() - since > GRACE_MS)
      .map(([req, { since, bytesBefore }]) => ({
        req,
        bytesPerSecond: ((req.socket.bytesRead - bytesBefore) * 1000) / (now() - since),
      }))
      .filter(({ bytesPerSecond }) => bytesPerSecond < SLOWEST_BYTES_PER_SECOND)
      .sort((one, other) => one.bytesPerSecond - other.bytesPerSecond)[0]
    if (!slowest) {
      throw new Refusal('unavailable', 'Too many files are being received. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    }
    release(slowest.req)
    slowest.req.destroy()
  }

  function release(req: IncomingMessage): void {
    slots.delete(req)
  }

  return { take, release }
}
