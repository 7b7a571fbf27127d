import { NoResultError } from 'kysely'

const SQLITE_FULL = 13
const SQLITE_CORRUPT = 11
/** SQLSTATE class 53: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_DISK_FULL = '53100'
/** SQLSTATE class XX: damaged rows, indexes and what is stored beside its row. */
const POSTGRES_DAMAGED = /^XX/
/** Of the file system: no space, and no space for this user. */
const FILES_FULL = ['ENOSPC', 'EDQUOT']

/** The store could not read or write. `reason` names the cause without any stored value. */
export class StoreError extends Error {
  readonly reason: string
  /** True when there is no room left. */
  readonly full: boolean
  /** True when the disk has lost or damaged what was asked for: to ask again is of no use. */
  readonly damaged: boolean

  constructor(cause: unknown) {
    super('store failed', { cause })
    const { code, errcode, errstr } = cause as { code?: string; errcode?: number; errstr?: string }
    this.full = errcode === SQLITE_FULL || code === POSTGRES_DISK_FULL || FILES_FULL.includes(code ?? '')
    // Extended result codes have the primary one in their lowest byte.
    this.damaged =
      ((errcode ?? 0) & 0xff) === SQLITE_CORRUPT || POSTGRES_DAMAGED.test(code ?? '') || cause instanceof NoResultError
    this.reason = errstr ?? code ?? (cause instanceof Error ? cause.name : 'unknown')
  }
}

/** Runs `work` and throws a `StoreError` for whatever it throws. */
export async function storing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError(error)
  }
}
