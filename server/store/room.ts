import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import type { Store } from './store.ts'
import { storing } from './store-error.ts'

/** Kept free of submissions: the mail worker notes here which mails were sent, and would send them again without a note. */
const RESERVE_BYTES = 16 * 1024 * 1024
/** A file that has come in is written to the write-ahead log, to the database and, where mails are files, to its mail. */
const STORING_BYTES = 4 * RESUME_MAX_BYTES
/** Asking waits behind the captchas for one of the few threads that both need: an answer holds for so long. */
const LIFE_MS = 250

export interface Room {
  /** True while the disk has room for one more submission, with a file of so many bytes. */
  isFor(kind: SubmissionKind, fileBytes: number): Promise<boolean>
  /** Counts a file as there until the function that it gives is called; undefined: there is no room. */
  reserve(kind: SubmissionKind, fileBytes: number): Promise<(() => void) | undefined>
}

/**
 * The room on the disk of the SQLite file; with PostgreSQL, whose disk is not seen from here, on that of `uploadFolder`, where files come
 * in. Fails with StoreError.
 */
export function createRoom(store: Store, uploadFolder: string): Room {
  let reserved = 0
  let asked: { folder: string; at: number; free: Promise<number> } | undefined

  function free(folder: string): Promise<number> {
    const at = performance.now()
    if (asked?.folder !== folder || at - asked.at >= LIFE_MS) {
      asked = { folder, at, free: storing(async () => freeBytes(await statfs(folder))) }
    }
    return asked.free
  }

  async function isFor(kind: SubmissionKind, fileBytes: number): Promise<boolean> {
    if (kind === 'contact' && store.folder === undefined) return true
    const forFiles = kind === 'application' ? reserved + fileBytes + STORING_BYTES : 0
    return (await free(store.folder ?? uploadFolder)) >= RESERVE_BYTES + forFiles
  }

  return {
    isFor,
    async reserve(kind, fileBytes) {
      if (!(await isFor(kind, fileBytes))) return undefined
      reserved += fileBytes
      return () => {
        reserved -= fileBytes
      }
    },
  }
}

function freeBytes({ bavail, bsize }: StatsFs): number {
  return bavail * bsize
}
