import { NoResultError } from 'kysely'

const SQLITE_FULL = 13
const SQLITE_CORRUPT = 11
/** The SQLSTATE "disk_full" of class 53: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_DISK_FULL = '53100'
/** All SQLSTATEs of class XX (internal errors), such as for damaged rows, indexes or TOAST data. */
const POSTGRES_DAMAGED = /^XX/
/** The file system's error codes for a full disk and an exceeded quota. */
const FILES_FULL = ['ENOSPC', 'EDQUOT']

/**
 * Thrown when the database or the disk for uploads fails. `reason` names the cause without stored values, so it may be
 * logged.
 */
export class StoreError extends Error {
  readonly reason: string
  /** True when the store has no room left. */
  readonly full: boolean
  /** True when the requested data is lost or damaged: asking again does not help. */
  readonly damaged: boolean

  constructor(cause: unknown) {
    super('store failed', { cause })
    const { code, errcode, errstr } = cause as { code?: string; errcode?: number; errstr?: string }
    this.full = errcode === SQLITE_FULL || code === POSTGRES_DISK_FULL || FILES_FULL.includes(code ?? '')
    // The lowest byte of SQLite's extended result code is the primary code.
    this.damaged =
      ((errcode ?? 0) & 0xff) === SQLITE_CORRUPT || POSTGRES_DAMAGED.test(code ?? '') || cause instanceof NoResultError
    this.reason = errstr ?? code ?? (cause instanceof Error ? cause.name : 'unknown')
  }
}

/** Runs `work` and turns its errors into StoreError. */
export async function storing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError(error)
  }
}
