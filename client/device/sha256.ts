import { repeatWhenRestored } from './repeat-when-restored.ts'

/** Resolves with the SHA-256 of `bytes`, in hexadecimal. */
export async function sha256(bytes: BufferSource): Promise<string> {
  return toHex(await repeatWhenRestored(() => crypto.subtle.digest('SHA-256', bytes)))
}

/** Returns bytes as text: two hexadecimal digits for each. */
export function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
