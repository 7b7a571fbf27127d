/** Calls `listener` with whether the device has a network, now and after each change; gives a function that ends this. */
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
