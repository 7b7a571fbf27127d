import { createHash } from 'node:crypto'

/**
 * Replaces altcha-lib's `deriveKey` on device and relay. It computes one hash instead of a thousand rounds of PBKDF2,
 * because a simulation does not test how much work a captcha takes. It tests that a captcha's solution is bound to its
 * submission and used once, and that a device solves a new captcha after the old one has expired.
 */
export async function deriveKey({ keyLength = 32 }: { keyLength?: number }, salt: Uint8Array, password: Uint8Array) {
  const derivedKey = new Uint8Array(createHash('sha256').update(salt).update(password).digest().subarray(0, keyLength))
  return { parameters: {}, derivedKey }
}
