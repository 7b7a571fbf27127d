import { OutboxFullError } from './outbox-database.ts'

/** What stays free beside a file: IndexedDB keeps a log of its own, and the next version of the site needs room too. */
const MARGIN_BYTES = 4 * 1024 * 1024

/**
 * Throws `OutboxFullError` when the site's share of the device has no room for so many bytes; a browser may find that
 * out only while it writes, half-way. Where it cannot tell there may be room.
 */
export async function requireRoom(bytes: number): Promise<void> {
  const { quota, usage } = await estimate()
  if (quota !== undefined && usage !== undefined && quota - usage < bytes + MARGIN_BYTES) {
    throw new OutboxFullError(`${quota - usage} bytes left for ${bytes}`)
  }
}

async function estimate(): Promise<StorageEstimate> {
  try {
    return await navigator.storage.estimate()
  } catch {
    return {}
  }
}
