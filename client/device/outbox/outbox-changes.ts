const CHANNEL_NAME = 'lat-outbox'

/** Tells every page and worker of the site that the outbox has changed. */
export function announceChange(): void {
  const channel = new BroadcastChannel(CHANNEL_NAME)
  channel.postMessage(null)
  channel.close()
}

/** Calls `listener` after each change made here or elsewhere; gives a function that ends this. */
export function onOutboxChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL_NAME)
  channel.onmessage = listener
  return () => channel.close()
}
