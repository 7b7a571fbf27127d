/**
 * Fair mode (docs/fair-mode.md): a tablet that passes from hand to hand. Nothing that a visitor types is written to its
 * disk in the clear.
 */

/** Local storage key of the mode. It has no value while the mode is off. */
const STORAGE_KEY = 'fair-mode'

interface StoredMode {
  /** The name of the tablet, by which the operator knows it. */
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

/** The name of this tablet; empty if the device is not in fair mode. */
export function tabletName(): string {
  return storedMode()?.tablet ?? ''
}

/** Puts this device into fair mode. Throws if the browser refuses local storage. */
export function setFairMode(mode: StoredMode): void {
  fairModeStorage().setItem(STORAGE_KEY, JSON.stringify(mode))
}

export function endFairMode(): void {
  fairModeStorage().removeItem(STORAGE_KEY)
}

/** Returns the stored settings of fair mode; undefined while the mode is off. */
export function storedMode(): StoredMode | undefined {
  try {
    return JSON.parse(fairModeStorage().getItem(STORAGE_KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Returns local storage; undefined in the worker, which has none. The worker's code also imports this file, and its
 * TypeScript library does not know `localStorage`, hence the cast. Throws if the browser refuses local storage.
 */
export function fairModeStorage(): TextStorage {
  return (globalThis as unknown as { localStorage: TextStorage }).localStorage
}
