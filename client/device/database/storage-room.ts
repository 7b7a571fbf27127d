import { withTimeout } from '#client/device/with-timeout.ts'
import { OutboxFullError } from './outbox-database.ts'

/**
 * The number of bytes that stay free when a file is stored, because IndexedDB also writes a log of its own, and the
 * next version of the site needs room too.
 */
const MARGIN_BYTES = 4 * 1024 * 1024

/** Time limit for `storage.estimate()`, which may take long or never resolve. */
const ESTIMATE_TIMEOUT_MS = 3000

/**
 * Throws `OutboxFullError` if the site's share of the device has no room for `bytes` more. Call this before writing,
 * because in some browsers a write fails only after a part of the data has been written. Does not throw if the browser
 * does not report the sizes.
 */
export async function requireRoom(bytes: number): Promise<void> {
  const free = await freeBytes()
  if (free < bytes + MARGIN_BYTES) throw new OutboxFullError(`${free} bytes left for ${bytes}`)
}

/**
 * Resolves with the number of bytes that the site may still store, or with infinity if the browser does not report the
 * sizes in time. Never rejects.
 */
export async function freeBytes(): Promise<number> {
  try {
    const { quota, usage } = await withTimeout(navigator.storage.estimate(), ESTIMATE_TIMEOUT_MS)
    return quota === undefined || usage === undefined ? Number.POSITIVE_INFINITY : quota - usage
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
