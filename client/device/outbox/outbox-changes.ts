const CHANNEL_NAME = 'lat-outbox'

/** Notifies all pages and the worker that the outbox has changed. */
export function announceOutboxChange(): void {
  const channel = new BroadcastChannel(CHANNEL_NAME)
  channel.postMessage(null)
  channel.close()
}

/** Calls `listener` after each change of the outbox by any page or the worker; returns a function that unsubscribes. */
export function onOutboxChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL_NAME)
  channel.onmessage = listener
  return () => channel.close()
}
