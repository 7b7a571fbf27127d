const CHANNEL_NAME = 'lat-outbox'

/**
 * Opens the channel on which changes are announced. Returns undefined in a browser that refuses it, as Firefox does
 * when it blocks cookies. Such a browser refuses IndexedDB as well, so its outbox never changes.
 */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL_NAME)
  } catch {
    return undefined
  }
}

/** Notifies all pages and the worker that the outbox has changed. */
export function announceOutboxChange(): void {
  const channel = openChannel()
  channel?.postMessage(null)
  channel?.close()
}

/** Calls `listener` after each change of the outbox by any page or the worker; returns a function that unsubscribes. */
export function onOutboxChange(listener: () => void): () => void {
  const channel = openChannel()
  if (channel) channel.onmessage = listener
  return () => channel?.close()
}
