interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * Returns local storage. Throws if the browser refuses it. In the worker, which has none, returns undefined against the
 * declared type: code that the worker runs too calls this within `try`, and treats the error of the next use as
 * "nothing is stored". The cast is needed because the TypeScript library for workers has no `localStorage`.
 */
export function pageStorage(): TextStorage {
  return (globalThis as unknown as { localStorage: TextStorage }).localStorage
}
