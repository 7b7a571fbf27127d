/**
 * Settles as `work()` does. If the page was in the bfcache meanwhile, `work` runs once more when the page is shown
 * again, and the first run that settles counts. Otherwise the caller could wait forever: Firefox 153 drops the promise
 * reactions of a page in the bfcache, so that a digest, an encryption or a read that ends there never settles
 * (`e2e/engines/leave-while-sending.spec.ts`). `work` must change nothing, because it may run twice.
 */
export async function repeatWhenRestored<T>(work: () => Promise<T>): Promise<T> {
  const stop = new AbortController()
  // `addEventListener?.`, because Node, in which tests run, has no such function.
  const restored = new Promise<void>((resolve) => {
    const onPageShow = (event: Event & { persisted?: boolean }) => event.persisted && resolve()
    globalThis.addEventListener?.('pageshow', onPageShow, { signal: stop.signal })
  })
  try {
    return await Promise.race([work(), restored.then(work)])
  } finally {
    stop.abort()
  }
}
