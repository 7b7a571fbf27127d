/**
 * The PIN of fair mode keeps visitors from ending the mode. It is no protection against somebody who may use the
 * browser's own tools.
 */
import { toHex } from '#client/device/outbox/sha256.ts'
import { setFairMode, storedMode } from './fair-mode.ts'

const ROUNDS = 200_000

/** Digits that a PIN may have. */
export const PIN_PATTERN = /^\d{4,8}$/

/** Puts this device into fair mode, as the tablet of this name. Rejects if the browser refuses local storage. */
export async function startFairMode(pin: string, tablet: string): Promise<void> {
  const salt = crypto.randomUUID()
  setFairMode({ tablet, salt, pinHash: await hashPin(pin, salt) })
}

/** Resolves with true if `pin` is the one with which fair mode was started. */
export async function isFairPin(pin: string): Promise<boolean> {
  const mode = storedMode()
  return mode !== undefined && (await hashPin(pin, mode.salt)) === mode.pinHash
}

/** Derives a key from PIN and salt (PBKDF2), and returns it in hexadecimal. */
async function hashPin(pin: string, salt: string): Promise<string> {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(pin), 'PBKDF2', false, ['deriveBits'])
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: ROUNDS }
  return toHex(await crypto.subtle.deriveBits(settings, key, 256))
}
