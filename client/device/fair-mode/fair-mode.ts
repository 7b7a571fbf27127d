/**
 * Fair mode (docs/fair-mode.md) is for a tablet that the visitors of a job fair share. Nothing that a visitor types is
 * written to the tablet's disk unencrypted.
 */

/** Local storage key of the settings of fair mode. The key is absent while the device is not in fair mode. */
const STORAGE_KEY = 'fair-mode'

/**
 * Name of an empty cache that exists only in fair mode. The worker, which has no local storage, recognises the mode by
 * this cache.
 */
const FAIR_MODE_CACHE = 'fair-mode'

interface StoredMode {
  /** The name that the operator has given to this tablet. */
  tablet: string
  salt: string
  /** The hash that `fair-pin.ts` derives from PIN and salt. */
  pinHash: string
}

interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** True if this device is in fair mode. False in the worker, which has no local storage. */
export function isFairMode(): boolean {
  return storedMode() !== undefined
}

/** The name that the operator has given to this tablet; empty if the device is not in fair mode. */
export function tabletName(): string {
  return storedMode()?.tablet ?? ''
}

/** True if the device is in fair mode. For the worker, in which `isFairMode` is always false. */
export function isFairModeInWorker(): Promise<boolean> {
  return caches.has(FAIR_MODE_CACHE)
}

/** Puts this device into fair mode. Rejects if the browser refuses to store anything. */
export async function setFairMode(mode: StoredMode): Promise<void> {
  await caches.open(FAIR_MODE_CACHE)
  fairModeStorage().setItem(STORAGE_KEY, JSON.stringify(mode))
}

export async function endFairMode(): Promise<void> {
  fairModeStorage().removeItem(STORAGE_KEY)
  await caches.delete(FAIR_MODE_CACHE)
}

/** Returns the stored settings of fair mode; undefined if the device is not in fair mode. */
export function storedMode(): StoredMode | undefined {
  try {
    return JSON.parse(fairModeStorage().getItem(STORAGE_KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Returns local storage; undefined in the worker, which has none. The cast is needed because the worker's code imports
 * this file too, and the TypeScript library for workers has no `localStorage`. Throws if the browser refuses local
 * storage.
 */
export function fairModeStorage(): TextStorage {
  return (globalThis as unknown as { localStorage: TextStorage }).localStorage
}
