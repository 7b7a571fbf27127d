/**
 * Fair mode (docs/fair-mode.md) is for a tablet that the visitors of a job fair share. Nothing that a visitor types is
 * written to the tablet's disk unencrypted.
 */
import { pageStorage } from '#client/device/page-storage.ts'

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
  pageStorage().setItem(STORAGE_KEY, JSON.stringify(mode))
}

/** Ends fair mode on this device. Submissions and the tablet's number stay. */
export async function endFairMode(): Promise<void> {
  pageStorage().removeItem(STORAGE_KEY)
  await caches.delete(FAIR_MODE_CACHE)
}

/** Returns the stored settings of fair mode; undefined if the device is not in fair mode. */
export function storedMode(): StoredMode | undefined {
  try {
    const stored = pageStorage().getItem(STORAGE_KEY)
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}
