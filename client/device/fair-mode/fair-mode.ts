/**
 * Fair mode (docs/fair-mode.md): a tablet that passes from hand to hand. Nothing that a visitor types is written to its
 * disk in the clear. A PIN keeps visitors from ending the mode; it is no protection against somebody who may use the
 * browser's own tools.
 */
import { toHex } from '#client/device/outbox/sha256.ts'

/** Local storage key of the mode. It has no value while the mode is off. */
const STORAGE_KEY = 'fair-mode'
const PIN_ROUNDS = 200_000

/** Digits that a PIN may have. */
export const PIN_PATTERN = /^\d{4,8}$/

interface StoredMode {
  /** The name of the tablet, by which the operator knows it. */
  tablet: string
  salt: string
  /** The key that PBKDF2 derives from PIN and salt, in hexadecimal. */
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

/** Puts this device into fair mode. Throws if the browser refuses local storage. */
export async function startFairMode(pin: string, tablet: string): Promise<void> {
  const salt = crypto.randomUUID()
  const mode: StoredMode = { tablet, salt, pinHash: await hashPin(pin, salt) }
  fairModeStorage().setItem(STORAGE_KEY, JSON.stringify(mode))
}

/** Resolves with true if `pin` is the one with which fair mode was started. */
export async function isFairPin(pin: string): Promise<boolean> {
  const mode = storedMode()
  return mode !== undefined && (await hashPin(pin, mode.salt)) === mode.pinHash
}

/** The name of this tablet; empty if the device is not in fair mode. */
export function tabletName(): string {
  return storedMode()?.tablet ?? ''
}

export function endFairMode(): void {
  fairModeStorage().removeItem(STORAGE_KEY)
}

function storedMode(): StoredMode | undefined {
  try {
    return JSON.parse(fairModeStorage().getItem(STORAGE_KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** The local storage, with a type that the worker's code compiles with. Undefined in the worker. */
export function fairModeStorage(): TextStorage {
  return (globalThis as unknown as { localStorage: TextStorage }).localStorage
}

async function hashPin(pin: string, salt: string): Promise<string> {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(pin), 'PBKDF2', false, ['deriveBits'])
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: PIN_ROUNDS }
  return toHex(await crypto.subtle.deriveBits(settings, key, 256))
}
