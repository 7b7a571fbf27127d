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

/**
 * Calls `listener` after each change of the outbox by any page or the worker, and when Back shows this page again,
 * because a page in WebKit's bfcache is not told of changes. Returns a function that unsubscribes.
 */
export function onOutboxChange(listener: () => void): () => void {
  const channel = openChannel()
  if (channel) channel.onmessage = listener
  const onPageShow = ({ persisted }: Event & { persisted?: boolean }) => {
    if (persisted) listener()
  }
  // `?.`, because Node, in which tests run, has no such function.
  globalThis.addEventListener?.('pageshow', onPageShow)
  return () => {
    channel?.close()
    globalThis.removeEventListener?.('pageshow', onPageShow)
  }
}
