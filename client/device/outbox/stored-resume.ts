import { digestOf } from './digest.ts'
import type { StoredResume } from './submission-record.ts'

/** A chosen file as it is kept. Throws what the browser throws when the file has gone since it was chosen. */
export async function toStoredResume(file: File): Promise<StoredResume> {
  const bytes = await file.arrayBuffer()
  return { name: file.name, type: file.type, size: bytes.byteLength, digest: await digestOf(bytes), bytes }
}

export function toFile({ name, type, bytes }: StoredResume): File {
  return new File([bytes], name, { type })
}

/** True while the bytes are those of the file that was chosen. */
export async function isIntact({ bytes, digest }: StoredResume): Promise<boolean> {
  return (await digestOf(bytes)) === digest
}
