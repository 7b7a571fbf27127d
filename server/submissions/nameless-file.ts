import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { StorageEngine } from 'multer'
import { storing } from '../store/store-error.ts'
import { sha256 } from './incoming.ts'

/** A file without a name: the system deletes it with its last descriptor, even when the process is killed. */
export interface NamelessFile {
  handle: FileHandle
  /** Bytes. */
  size: number
  /** SHA-256 of the content, hexadecimal. */
  digest: string
}

/**
 * Multer's storage for what no crash may leave behind: a file in `folder` loses its name before its first byte is written (POSIX
 * `unlink`). What multer does not pass on it closes; the rest is for the caller to close. Fails with StoreError where the disk does, and
 * with the stream's own error.
 */
export function namelessFiles(folder: string): StorageEngine {
  return {
    _handleFile: (_req, { stream }, done) => {
      write(folder, stream).then((file) => done(null, file as object), done)
    },
    _removeFile: (_req, file, done) => {
      const { handle } = file as unknown as NamelessFile
      handle.close().then(() => done(null), done)
    },
  }
}

async function write(folder: string, stream: Readable): Promise<NamelessFile> {
  const handle = await storing(() => openNameless(folder))
  const hash = createHash('sha256')
  let size = 0
  try {
    // A stream that is destroyed by leaving the loop fails itself, and multer would hear of that first.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      hash.update(chunk)
      size += chunk.length
      // The disk alone: an error of the stream is the client's, and no StoreError.
      await storing(() => handle.writeFile(chunk))
    }
    return { handle, size, digest: hash.digest('hex') }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** An empty file in `folder` that has lost its name. */
export async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `incoming-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  await unlink(path)
  return handle
}

/**
 * The content of a file, read into `buffer`.
 * @throws StoreError unless it is what was written: the buffer may hold another applicant's file.
 */
export function readWhole({ handle, size, digest }: NamelessFile, buffer: Buffer): Promise<Buffer> {
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
