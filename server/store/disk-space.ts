import { statfs } from 'node:fs/promises'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import type { Store } from './store.ts'
import { storing } from './store-error.ts'

/**
 * This much space is kept free, so that the mail worker can always record which mails were sent. Without a record it
 * would send them again.
 */
const RESERVE_BYTES = 16 * 1024 * 1024
/**
 * While a file is stored, it takes up to this much space, because up to four copies exist: temporary file, write-ahead
 * log, database and, without a mail server, the mail file.
 */
const STORING_BYTES = 4 * RESUME_MAX_BYTES
/**
 * A result of statfs is used again for this time. statfs needs one of Node's few worker threads, and captcha checks
 * keep these threads busy.
 */
const READING_KEPT_MS = 250

export interface DiskSpace {
  /** True when there is room for one more submission with a file of `fileBytes`. */
  hasRoomFor(kind: SubmissionKind, fileBytes: number): Promise<boolean>
  /**
   * Reserves room for a file until the returned function is called, so that uploads that run at the same time do not
   * count on the same free space. Returns undefined when there is no room.
   */
  reserve(kind: SubmissionKind, fileBytes: number): Promise<(() => void) | undefined>
}

/**
 * Checks the free space on the disk that holds the SQLite file. With PostgreSQL the relay cannot see the disk of the
 * database. It then checks the disk of `uploadFolder`, and only for applications, because an enquiry stores no file
 * there. Both methods of the result reject with StoreError when the free space cannot be read.
 */
export function createDiskSpace(store: Store, uploadFolder: string): DiskSpace {
  let reserved = 0
  let reading: { folder: string; at: number; free: Promise<number> } | undefined

  function free(folder: string): Promise<number> {
    const at = performance.now()
    if (reading?.folder !== folder || at - reading.at >= READING_KEPT_MS) {
      reading = { folder, at, free: storing(() => freeBytes(folder)) }
    }
    return reading.free
  }

  async function hasRoomFor(kind: SubmissionKind, fileBytes: number): Promise<boolean> {
    if (kind === 'contact' && store.folder === undefined) return true
    const forFiles = kind === 'application' ? reserved + fileBytes + STORING_BYTES : 0
    return (await free(store.folder ?? uploadFolder)) >= RESERVE_BYTES + forFiles
  }

  return {
    hasRoomFor,
    async reserve(kind, fileBytes) {
      if (!(await hasRoomFor(kind, fileBytes))) return undefined
      reserved += fileBytes
      return () => {
        reserved -= fileBytes
      }
    },
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
