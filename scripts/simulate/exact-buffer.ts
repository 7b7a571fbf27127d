/** A buffer that holds exactly the given bytes. The buffer of a view may hold more. */
export function exactBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
