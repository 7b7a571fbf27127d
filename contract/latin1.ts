/**
 * Number of bytes that one call of `String.fromCharCode` converts. Every JavaScript engine accepts this many arguments.
 */
const CHUNK_LENGTH = 8192

/**
 * Decodes bytes as Latin-1, of which ASCII is the first half. The contract uses nothing but ECMAScript, which has
 * no `TextDecoder`.
 */
export function latin1Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK_LENGTH) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_LENGTH))
  }
  return text
}
