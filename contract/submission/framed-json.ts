/**
 * Framed JSON: a format for a value that is followed by raw bytes, such as a file. It consists of the length of a JSON
 * text (32 bits, big-endian), the JSON text, and the raw bytes.
 */
import { latin1Of } from '../latin1.ts'

const LENGTH_BYTES = 4

/** Returns the length and the JSON text of a value. The caller appends the raw bytes. */
export function frameJson(value: unknown): Uint8Array<ArrayBuffer> {
  const text = jsonBytes(value)
  const framed = new Uint8Array(LENGTH_BYTES + text.length)
  new DataView(framed.buffer).setUint32(0, text.length)
  framed.set(text, LENGTH_BYTES)
  return framed
}

/**
 * Splits framed JSON into its value and the raw bytes after it (`rest`). `rest` shares the memory of `bytes`. Throws if
 * `bytes` have another format, or if the JSON text has more than `jsonMaxBytes`.
 */
export function unframeJson(
  bytes: Uint8Array<ArrayBuffer>,
  jsonMaxBytes = Number.POSITIVE_INFINITY,
): { value: unknown; rest: Uint8Array<ArrayBuffer> } {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  if (length > jsonMaxBytes) throw new RangeError(`The JSON text has more than ${jsonMaxBytes} bytes`)
  const end = LENGTH_BYTES + length
  return { value: JSON.parse(latin1Of(bytes.subarray(LENGTH_BYTES, end))), rest: bytes.subarray(end) }
}

/**
 * Returns a value as JSON in ASCII. Other characters are written as `\uXXXX`, because ECMAScript has no `TextEncoder`.
 */
export function jsonBytes(value: unknown): Uint8Array<ArrayBuffer> {
  const ascii = JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return Uint8Array.from(ascii, (letter) => letter.charCodeAt(0))
}
