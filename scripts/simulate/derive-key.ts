import { createHash } from 'node:crypto'

/**
 * Replaces altcha-lib's `deriveKey` on device and relay: one hash instead of a thousand rounds of PBKDF2. A simulation
 * checks that a captcha's solution is bound to its submission, used once and renewed. How much work a solution takes
 * does not matter here.
 */
export async function deriveKey({ keyLength = 32 }: { keyLength?: number }, salt: Uint8Array, password: Uint8Array) {
  const derivedKey = new Uint8Array(createHash('sha256').update(salt).update(password).digest().subarray(0, keyLength))
  return { parameters: {}, derivedKey }
}
