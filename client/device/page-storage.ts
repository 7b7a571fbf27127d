interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * Returns local storage; undefined in the worker, which has none. The cast is needed because the worker's code imports
 * this file too, and the TypeScript library for workers has no `localStorage`. Throws if the browser refuses local
 * storage.
 */
export function pageStorage(): TextStorage {
  return (globalThis as unknown as { localStorage: TextStorage }).localStorage
}
