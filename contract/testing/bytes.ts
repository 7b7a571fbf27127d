/** Encodes a text as Latin-1. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** Encodes a text as UTF-16, little-endian. */
export function utf16Of(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Uint16Array.from(text, (character) => character.charCodeAt(0)).buffer)
}

export function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A copy of the bytes in which every `from` is replaced by `to`. Both texts must have the same length. */
export function replaced(bytes: Uint8Array, from: string, to: string): Uint8Array<ArrayBuffer> {
  const [copy, wanted, other] = [new Uint8Array(bytes), bytesOf(from), bytesOf(to)]
  for (let at = 0; at + wanted.length <= copy.length; at++) {
    if (wanted.every((byte, index) => copy[at + index] === byte)) copy.set(other, at)
  }
  return copy
}

/** Returns bytes that cannot be compressed. Every call with the same number returns the same bytes. */
export function noise(bytes: number): Uint8Array<ArrayBuffer> {
  const noise = new Uint8Array(bytes)
  let state = bytes | 1
  for (let index = 0; index < bytes; index++) {
    // The xorshift generator of Marsaglia, "Xorshift RNGs" (2003).
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    noise[index] = state
  }
  return noise
}
