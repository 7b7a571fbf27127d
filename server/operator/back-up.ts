import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { captchaSecretFile } from '../captcha/captcha-secret.ts'
import { mailFolder } from '../mail/file-transport.ts'
import { databaseFile } from '../store/store.ts'
import { newFolder } from './new-folder.ts'
import { OperatorError } from './operator-errors.ts'

/**
 * Number of database pages to copy in one step: larger than any database, so that there is only one step. A backup in
 * several steps starts again whenever the relay writes (https://sqlite.org/backup.html).
 */
const PAGES_AT_ONCE = 2 ** 31 - 1

/** Mode of each copied file: only the owner can read and write it. */
const OWNER_ONLY = 0o600

/**
 * Copies database, captcha secret and mail files of a relay that uses SQLite into the new folder `to`, and checks the
 * copy. The relay may be running. Returns the number of submissions in the copy.
 * @throws OperatorError when the copy is damaged or `to` exists.
 */
export function backUp(dataDir: string, to: string): Promise<number> {
  return newFolder(to, async (folder) => {
    const copy = databaseFile(folder)
    await copyDatabase(databaseFile(dataDir), copy)
    await chmod(copy, OWNER_ONLY)
    await copyForOwner(captchaSecretFile(dataDir), captchaSecretFile(folder))
    // Copy the mail files after the database. A relay writes a mail's file before it marks the mail as sent. In the
    // other order the backup could lack the file of a mail that its database marks as sent.
    await copyMails(mailFolder(dataDir), mailFolder(folder))
    return countIn(copy)
  })
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from)
  try {
    await backup(database, to, { rate: PAGES_AT_ONCE })
  } finally {
    database.close()
  }
}

async function copyMails(from: string, to: string): Promise<void> {
  const names = (await readdir(from).catch(ignoreMissing)) ?? []
  await mkdir(to, { mode: 0o700 })
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    // The relay may remove a mail between `readdir` and the copy; `copyForOwner` ignores a missing file.
    await copyForOwner(join(from, name), join(to, name))
  }
}

/**
 * Counts the submissions in a database file.
 * @throws OperatorError when the database is damaged.
 */
function countIn(file: string): number {
  const database = new DatabaseSync(file)
  try {
    const check = database.prepare('PRAGMA integrity_check').get()?.integrity_check
    if (check !== 'ok') throw new OperatorError(`The copy is damaged (${check}): check the disk and back up again`)
    const row = database.prepare('SELECT count(*) AS count FROM submissions WHERE removed_at IS NULL').get()
    return Number(row?.count)
  } finally {
    database.close()
  }
}

/** Copies a file so that only the owner can read the copy. A missing file is ignored. */
async function copyForOwner(from: string, to: string): Promise<void> {
  await copyFile(from, to)
    .then(() => chmod(to, OWNER_ONLY))
    .catch(ignoreMissing)
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
