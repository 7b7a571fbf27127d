/**
 * A PIN keeps visitors from ending fair mode on a tablet that they share at a job fair. The PIN is no protection
 * against somebody who can open the browser's developer tools.
 */
import { toHex } from '#client/device/sha256.ts'
import { setFairMode, storedMode } from './fair-mode.ts'

const ROUNDS = 200_000

/** Matches a PIN: four to eight digits. */
export const PIN_PATTERN = /^\d{4,8}$/

/**
 * Puts this device into fair mode. The staff can end the mode with `pin`; `tablet` is the name of the device. Rejects
 * if the browser refuses to store anything.
 */
export async function startFairMode(pin: string, tablet: string): Promise<void> {
  const salt = crypto.randomUUID()
  await setFairMode({ tablet, salt, pinHash: await hashPin(pin, salt) })
}

/** Resolves with true if fair mode was started with this PIN. */
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
