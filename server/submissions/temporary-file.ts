import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { StorageEngine } from 'multer'
import { Refusal } from '../refusal.ts'
import { storing } from '../store/store-error.ts'
import { sha256 } from './body-digest.ts'

/**
 * An open file that has been unlinked. The system deletes the content when the last descriptor of the file is closed,
 * also when the process is killed.
 */
export interface TemporaryFile {
  handle: FileHandle
  /** Size in bytes. */
  size: number
  /** SHA-256 of the content, in hexadecimal. */
  digest: string
}

/**
 * Multer's storage engine for uploads. No crash may leave an upload on the disk, so the file in `folder` is unlinked
 * before its first byte is written. When multer reports an error, it closes the file itself; otherwise the caller
 * closes the file. An upload fails with StoreError when the disk fails, and with the stream's own error when the stream
 * fails.
 */
export function temporaryFileStorage(folder: string): StorageEngine {
  return {
    _handleFile: (_req, { stream }, done) => {
      writeTemporaryFile(folder, stream).then((file) => done(null, file as object), done)
    },
    _removeFile: (_req, file, done) => {
      const { handle } = file as unknown as TemporaryFile
      handle.close().then(() => done(null), done)
    },
  }
}

/**
 * Writes a stream into an unlinked file in `folder`. Throws StoreError when the disk fails, and the stream's own error
 * when the stream fails, such as by a broken connection.
 * @throws Refusal `too_large` when the stream has more than `maxBytes`.
 */
export async function writeTemporaryFile(
  folder: string,
  stream: Readable,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<TemporaryFile> {
  const handle = await storing(() => openTemporaryFile(folder))
  const hash = createHash('sha256')
  let size = 0
  try {
    // By default leaving the loop destroys the stream. Multer would then report the destroyed stream instead of the
    // error that ended the loop.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      hash.update(chunk)
      size += chunk.length
      if (size > maxBytes) throw new Refusal('too_large', 'The submission is too large.')
      // `storing` wraps the write alone, because an error of the stream must not count as a failure of the disk.
      await storing(() => handle.writeFile(chunk))
    }
    return { handle, size, digest: hash.digest('hex') }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Opens an empty file in `folder` and unlinks it, so that the system deletes its content when the file is closed. */
export async function openTemporaryFile(folder: string): Promise<FileHandle> {
  const path = join(folder, `incoming-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  await unlink(path)
  return handle
}

/**
 * Reads a file into `buffer` and returns the part of the buffer that the file fills.
 * @throws StoreError when this part differs from the written content. After a faulty read the buffer may still have
 * bytes of another applicant's file, which must not pass for this file's content.
 */
export function readTemporaryFile({ handle, size, digest }: TemporaryFile, buffer: Buffer): Promise<Buffer> {
  return storing(async () => {
    let filled = 0
    while (filled < size) {
      const { bytesRead } = await handle.read(buffer, filled, size - filled, filled)
      if (bytesRead === 0) break
      filled += bytesRead
    }
    const content = buffer.subarray(0, filled)
    if (sha256(content) !== digest)
      throw Object.assign(new Error('A file changed on the disk'), { code: 'ERR_FILE_CHANGED' })
    return content
  })
}
