/** Calls `listener` with `navigator.onLine`, now and after each change; returns a function that unsubscribes. */
export function onOnline(listener: (online: boolean) => void): () => void {
  const update = () => listener(navigator.onLine)
  update()
  addEventListener('online', update)
  addEventListener('offline', update)
  return () => {
    removeEventListener('online', update)
    removeEventListener('offline', update)
  }
}
