import { resolve } from 'node:path'
import { DAY_MS } from '../day.ts'
import type { Env } from '../env.ts'
import { mailFolder } from '../mail/file-transport.ts'
import { removeMailFiles, removeOld } from '../retention.ts'
import { replaceSealingKey } from '../sealing/replace-sealing-key.ts'
import { findSubmissions, type Overview } from '../store/find-submissions.ts'
import { LEFT_TO_OPERATOR, resendMails, retryMails, settleMails } from '../store/mails.ts'
import { compact } from '../store/node-sqlite.ts'
import { countSentBefore, removeSubmissions } from '../store/removal.ts'
import { listSealingKeys } from '../store/sealing-keys.ts'
import { databaseFile, type Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { storeTime } from '../store/store-time.ts'
import { loadSubmission } from '../store/submissions.ts'
import type { MailState } from '../store/tables.ts'
import { listTablets } from '../store/tablets.ts'
import { backUp } from './back-up.ts'
import type { Command } from './command-line.ts'
import { describe, lineOf, tabletLine } from './describe-submission.ts'
import { exportSubmissions } from './export-submissions.ts'
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

/** Runs a command on the submissions that it selects. */
async function operateOnSubmissions(
  command: Command,
  store: Store,
  mailDir: string,
  print: (text: string) => void,
): Promise<void> {
  const { selection } = command
  const found = await findSubmissions(store, selection)
  if (found.length === 0) {
    const isNamed = [selection.ids, selection.receipts, selection.emails].some((names) => names.length > 0)
    throw new OperatorError(`No submission matches this${isNamed ? ': it has not arrived, or it was removed' : ''}`)
  }
  switch (command.name) {
    case 'export':
      await exportSubmissions(store, found, resolve(command.to))
      return print(`Exported ${amount(found.length)} to ${command.to}`)
    case 'retry': {
      // A mail that was sent is sent once more only if the operator asks for this state.
      const isResending = selection.state === 'sent'
      const retried = isResending
        ? await updateMails(store, found, ['sent'], resendMails)
        : await updateMails(store, found, LEFT_TO_OPERATOR, retryMails)
      return print(`The relay tries again to send ${retried === 1 ? 'one mail' : `${retried} mails`}`)
    }
    case 'settle': {
      const settled = await updateMails(store, found, LEFT_TO_OPERATOR, settleMails)
      return print(`${settled === 1 ? 'One mail counts' : `${settled} mails count`} as sent from now on`)
    }
    case 'erase': {
      // Without `--yes` only a single submission that was named by its receipt is erased. Several submissions may have
      // the same receipt, because it is only a part of the id, which the client chooses.
      const isSure = command.yes || (command.byReceipt && found.length === 1)
      return erase(store, found, isSure, mailDir, print)
    }
    default: {
      const inWords = command.name === 'list' ? lineOf : describe
      for (const overview of found) {
        print(inWords(overview, command.personal ? await loadSubmission(store, overview.id) : undefined))
      }
    }
  }
}

/**
 * Runs `work` on those of the found mails that are in one of `states`. Returns how many mails `work` has changed.
 * @throws OperatorError when `work` has changed none.
 */
async function updateMails(
  store: Store,
  found: readonly Overview[],
  states: readonly MailState[],
  work: (store: Store, ids: readonly string[], now: Date) => Promise<string[]>,
): Promise<number> {
  const ids = found.filter(({ mail }) => states.includes(mail.state)).map(({ id }) => id)
  const { length } = ids.length > 0 ? await work(store, ids, await storeTime(store)) : []
  if (length === 0) throw new OperatorError(`None of these mails is ${states.join(' or ')}`)
  return length
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

/**
 * Removes the found submissions with their mail files. Without `isSure` only lists them.
 * @throws OperatorError without `isSure`, and at the end when some are kept because their mails are being sent.
 */
async function erase(
  store: Store,
  found: readonly Overview[],
  isSure: boolean,
  mailDir: string,
  print: (text: string) => void,
): Promise<void> {
  if (!isSure) {
    for (const overview of found) print(lineOf(overview))
    throw new OperatorError(`Nothing is erased yet: to erase ${amount(found.length)} for good, add --yes`)
  }
  const erased: string[] = []
  for (const { id, receipt } of found) {
    const removed = await removeSubmissions(store, [id], await storeTime(store))
    erased.push(...removed)
    if (removed.length > 0) print(`Erased ${receipt} ${id}`)
  }
  await removeMailFiles(store, mailDir)
  print('Mails already sent are still in your mailboxes: search there for the receipts')
  if (erased.length < found.length) {
    throw new OperatorError(`The mail of ${amount(found.length - erased.length)} is being sent: try again in a minute`)
  }
}

function amount(count: number): string {
  return count === 1 ? 'one submission' : `${count} submissions`
}
