import { createHash } from 'node:crypto'

/**
 * Stands for `deriveKey` of altcha-lib on both sides: one hash instead of a thousand rounds of PBKDF2. A simulation
 * asks whether solutions are bound, used once and renewed, not how much work they are.
 */
export async function deriveKey({ keyLength = 32 }: { keyLength?: number }, salt: Uint8Array, password: Uint8Array) {
  const derivedKey = new Uint8Array(createHash('sha256').update(salt).update(password).digest().subarray(0, keyLength))
  return { parameters: {}, derivedKey }
}
