import { resolve } from 'node:path'
import { DAY_MS } from '../day.ts'
import type { Env } from '../env.ts'
import { mailFolder } from '../mail/file-transport.ts'
import { removeOld } from '../retention.ts'
import { replaceSealingKey } from '../sealing/replace-sealing-key.ts'
import { compact } from '../store/node-sqlite.ts'
import { countSentBefore } from '../store/removal.ts'
import { listSealingKeys } from '../store/sealing-keys.ts'
import { databaseFile, type Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { storeTime } from '../store/store-time.ts'
import { listTablets } from '../store/tablets.ts'
import { backUp } from './back-up.ts'
import type { Command } from './command-line.ts'
import { amount, tabletLine } from './describe-submission.ts'
import { operateOnSubmissions } from './operate-on-submissions.ts'
import { OperatorError } from './operator-errors.ts'

/**
 * Runs `command` and prints its result. Personal data is printed only with `--personal`.
 * @throws OperatorError, StoreError
 */
export async function operate(
  command: Command,
  store: Store,
  { dataDir, retentionDays }: Pick<Env, 'dataDir' | 'retentionDays'>,
  print: (text: string) => void,
): Promise<void> {
  const mailDir = mailFolder(dataDir)
  switch (command.name) {
    case 'backup':
      return makeBackup(command, store, dataDir, print)
    case 'purge':
      return purge(command, store, retentionDays, mailDir, print)
    case 'tablets':
      for (const report of await listTablets(store)) print(tabletLine(report))
      return
    case 'keys':
      return showKeys(command, store, print)
    default:
      return operateOnSubmissions(command, store, mailDir, print)
  }
}

/** @throws OperatorError with PostgreSQL, which has a tool of its own, and those of `backUp`. */
async function makeBackup(
  { to }: Command,
  store: Store,
  dataDir: string,
  print: (text: string) => void,
): Promise<void> {
  if (store.kind === 'postgres') {
    throw new OperatorError(
      'PostgreSQL has its own tool, which may run beside the relay: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
    )
  }
  const count = await backUp(dataDir, resolve(to))
  print(`Backed up ${amount(count)} to ${to}`)
}

/**
 * Removes what was mailed longer ago than the days of `--older-than`, by default `RETENTION_DAYS`, and shrinks the file
 * of an SQLite database.
 * @throws OperatorError when `--yes` is missing or the file cannot be made smaller.
 */
async function purge(
  { olderThanDays, yes }: Command,
  store: Store,
  retentionDays: number,
  mailDir: string,
  print: (text: string) => void,
): Promise<void> {
  const days = olderThanDays ?? retentionDays
  if (days < retentionDays && !yes) await requireYes(store, days)
  const purged = await removeOld(store, days, mailDir)
  print(`Purged ${amount(purged.length)}`)
  if (store.folder !== undefined) shrink(store.folder)
}

/** Lists the sealing keys, the newest first. With `rotate` makes a new one before. */
async function showKeys({ rotate }: Command, store: Store, print: (text: string) => void): Promise<void> {
  if (rotate) await replaceSealingKey(store)
  for (const [index, { id, created_at }] of (await listSealingKeys(store)).entries()) {
    print(`${id}  made ${created_at}  ${index === 0 ? 'in use' : 'for what devices encrypted earlier'}`)
  }
}

/** Makes the database file smaller after a purge. The relay's hourly purge leaves the free space in the file. */
function shrink(folder: string): void {
  try {
    compact(databaseFile(folder))
  } catch (error) {
    throw new OperatorError(`The database file could not be made smaller: ${new StoreError(error).reason}`)
  }
}

/**
 * Demands `--yes` for a purge of submissions that the relay would keep for longer.
 * @throws OperatorError when there are such submissions.
 */
async function requireYes(store: Store, olderThanDays: number): Promise<void> {
  const now = await storeTime(store)
  const count = await countSentBefore(store, new Date(now.getTime() - olderThanDays * DAY_MS))
  if (count > 0) throw new OperatorError(`Nothing is purged yet: to purge ${amount(count)} for good, add --yes`)
}
