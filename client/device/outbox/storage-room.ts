import { OutboxFullError } from './outbox-database.ts'
import { withTimeout } from './with-timeout.ts'

/** What stays free beside a file: IndexedDB keeps a log of its own, and the next version of the site needs room too. */
const MARGIN_BYTES = 4 * 1024 * 1024

/** A browser that is busy with its storage may take its time, or never answer. */
const ESTIMATE_LIMIT_MS = 3000

/**
 * Throws `OutboxFullError` when the site's share of the device has no room for so many bytes; a browser may find that
 * out only while it writes, half-way. Where it cannot tell there may be room.
 */
export async function requireRoom(bytes: number): Promise<void> {
  const { quota, usage } = await storageEstimate()
  if (quota !== undefined && usage !== undefined && quota - usage < bytes + MARGIN_BYTES) {
    throw new OutboxFullError(`${quota - usage} bytes left for ${bytes}`)
  }
}

/** How much room the site has and uses, where the browser tells so and does not take long; never rejects. */
export async function storageEstimate(): Promise<StorageEstimate> {
  try {
    return await withTimeout(
      navigator.storage.estimate(),
      ESTIMATE_LIMIT_MS,
      'The browser does not tell what room there is',
    )
  } catch {
    return {}
  }
}
