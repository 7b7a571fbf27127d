import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { captchaSecretFile } from '../captcha/captcha-secret.ts'
import { mailFolder } from '../mail/file-transport.ts'
import { databaseFile } from '../store/store.ts'
import { newFolder } from './new-folder.ts'
import { OperatorError } from './operator-error.ts'

/** All at once: what is read in parts begins anew whenever the relay writes (https://sqlite.org/backup.html). */
const PAGES_AT_ONCE = 2 ** 31 - 1

/** Mode of each file. */
const OWN = 0o600

/**
 * Copies the data folder of a relay on SQLite, which may be running, into the new folder `to`: every submission accepted before, with
 * its files, and the mails that were written as files. What it copied is read back. Gives how many submissions there are.
 * @throws OperatorError when the copy is damaged, or `to` is there already.
 */
export function backUp(dataDir: string, to: string): Promise<number> {
  return newFolder(to, async (folder) => {
    const copy = databaseFile(folder)
    await copyDatabase(databaseFile(dataDir), copy)
    await chmod(copy, OWN)
    // After the database: each mail that it calls sent has been written by then.
    await copyOwn(captchaSecretFile(dataDir), captchaSecretFile(folder))
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
  const names = (await readdir(from).catch(unlessMissing)) ?? []
  await mkdir(to, { mode: 0o700 })
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    // The relay may remove one just now.
    await copyOwn(join(from, name), join(to, name))
  }
}

/** @throws OperatorError for a database that is not whole. */
function countIn(file: string): number {
  const database = new DatabaseSync(file)
  try {
    const check = database.prepare('PRAGMA integrity_check').get()?.integrity_check
    if (check !== 'ok') throw new OperatorError(`The copy is damaged (${check}): check the disk, and back up anew`)
    const row = database.prepare('SELECT count(*) AS count FROM submissions WHERE removed_at IS NULL').get()
    return Number(row?.count)
  } finally {
    database.close()
  }
}

/** Copies a file that may be missing, for the owner's eyes alone. */
async function copyOwn(from: string, to: string): Promise<void> {
  await copyFile(from, to)
    .then(() => chmod(to, OWN))
    .catch(unlessMissing)
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
