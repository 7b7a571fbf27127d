/** The disk of a simulated relay: `node:fs/promises` and `node:sqlite` with faults. */
import * as fs from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export type DiskFault = 'full' | 'read-only' | 'broken'

/** Returns the current fault of the disk. */
type FaultNow = () => DiskFault | undefined

/** For each fault of the disk: SQLite's result code (https://sqlite.org/rescode.html) and Node's file system error. */
const DISK_ERRORS: Record<DiskFault, { errcode: number; code: string }> = {
  full: { errcode: 13, code: 'ENOSPC' },
  'read-only': { errcode: 8, code: 'EROFS' },
  broken: { errcode: 10, code: 'EIO' },
}

/**
 * Returns a subclass of `DatabaseSync`: it adds databases to `databases` and refuses writes while the disk has a fault.
 */
export function databaseClass(faultNow: FaultNow, databases: Set<DatabaseSync>): typeof DatabaseSync {
  return class extends DatabaseSync {
    constructor(...args: ConstructorParameters<typeof DatabaseSync>) {
      super(...args)
      databases.add(this)
    }
    override prepare(sql: string) {
      const statement = super.prepare(sql)
      if (/^(select|begin|savepoint|rollback|release)/i.test(sql)) return statement
      const checked = <T extends unknown[], R>(run: (...args: T) => R) => {
        return (...args: T): R => {
          const fault = faultNow()
          if (!fault) return run(...args)
          if (this.isTransaction) this.exec('rollback')
          throw Object.assign(new Error('disk'), DISK_ERRORS[fault])
        }
      }
      return Object.assign(Object.create(statement), {
        columns: () => statement.columns(),
        all: checked(statement.all.bind(statement)),
        run: checked(statement.run.bind(statement)),
        iterate: checked(statement.iterate.bind(statement)),
      })
    }
  }
}

/** Simulates the functions of `node:fs/promises` that the relay uses. Writing fails while the disk has a fault. */
export function fileFunctions(faultNow: FaultNow) {
  const write = () => {
    const fault = faultNow()
    if (fault) throw Object.assign(new Error('disk'), { code: DISK_ERRORS[fault].code })
  }
  return {
    mkdir: async (path: string, options: fs.MakeDirectoryOptions) => fs.mkdirSync(path, options),
    readdir: async (path: string) => fs.readdirSync(path),
    rm: async (path: string, options: fs.RmOptions) => fs.rmSync(path, options),
    unlink: async (path: string) => fs.unlinkSync(path),
    statfs: async () => ({ bavail: faultNow() === 'full' ? 0 : 2 ** 30, bsize: 4096 }),
    open: async (path: string, flags: string, mode?: number) => {
      write()
      const descriptor = fs.openSync(path, flags, mode)
      return {
        writeFile: async (chunk: Uint8Array) => {
          write()
          fs.writeSync(descriptor, chunk)
        },
        read: async (buffer: Uint8Array, offset: number, length: number, position: number) => ({
          bytesRead: fs.readSync(descriptor, buffer, offset, length, position),
        }),
        close: async () => fs.closeSync(descriptor),
      }
    },
  }
}
