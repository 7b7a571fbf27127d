import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { StorageEngine } from 'multer'
import { storing } from '../store/store-error.ts'

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
 * `unlink`). What multer does not pass on it closes; the rest is for the caller to close. Fails with StoreError.
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
  async function* measured() {
    for await (const chunk of stream) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  try {
    await storing(() => handle.writeFile(measured()))
    return { handle, size, digest: hash.digest('hex') }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `incoming-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  await unlink(path)
  return handle
}
