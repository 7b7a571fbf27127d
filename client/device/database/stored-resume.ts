import { repeatWhenRestored } from '#client/device/repeat-when-restored.ts'
import { sha256 } from '#client/device/sha256.ts'
import type { StoredResume } from './submission-record.ts'

/** Reads a file that the visitor chose. Throws the browser's error if the file no longer exists. */
export async function toStoredResume(file: File): Promise<StoredResume> {
  const bytes = await repeatWhenRestored(() => file.arrayBuffer())
  return { name: file.name, type: file.type, size: bytes.byteLength, digest: await sha256(bytes), bytes }
}

export function toFile({ name, type, bytes }: StoredResume): File {
  return new File([bytes], name, { type })
}

/** True if the bytes still have the digest of the file that was chosen. */
export async function isIntact({ bytes, digest }: StoredResume): Promise<boolean> {
  return (await sha256(bytes)) === digest
}
