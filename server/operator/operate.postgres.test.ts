import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import type { Store } from '../store/store.ts'
import { findAccepted } from '../store/submissions.ts'
import { describeOperator } from '../testing/operator-behaviour.ts'
import { emptyDatabase, openDatabase } from '../testing/postgres.ts'
import { accept, submission } from '../testing/store-behaviour.ts'
import { temporaryFolder } from '../testing/temporary-store.ts'
import { parseCommand } from './command-line.ts'
import { operate } from './operate.ts'

/**
 * Returns a function that runs a program of the PostgreSQL installation. The program runs with the umask 077, as
 * docs/submissions.md tells operators, so only the owner can read the files that it writes.
 */
async function programOf({ db }: Store, name: string) {
  const { rows } = await sql<{ folder: string }>`select setting as folder from pg_config where name = 'BINDIR'`.execute(
    db,
  )
  const program = join(`${rows[0]?.folder}`, name)
  return (...args: string[]) => promisify(execFile)('/bin/sh', ['-c', 'umask 077; exec "$@"', 'sh', program, ...args])
}

describe.skipIf(!inject('postgresUrl'))('on a real server', () => {
  describeOperator('PostgreSQL', async () => openDatabase(await emptyDatabase()))

  test('`backup` names pg_dump', async () => {
    const store = await openDatabase(await emptyDatabase())
    const command = parseCommand(['backup', '--to', '/nowhere'])
    if (!command) throw new Error('no command')
    const env = { dataDir: '/nowhere', retentionDays: 180 }
    await expect(operate(command, store, env, () => {})).rejects.toThrow('pg_dump')
  })

  test('a pg_dump made while submissions arrive has every submission that was accepted before', async () => {
    const url = await emptyDatabase()
    const store = await openDatabase(url)
    const [dump, restore] = [await programOf(store, 'pg_dump'), await programOf(store, 'pg_restore')]
    const file = join(await temporaryFolder(), 'dump')
    const accepted: string[] = []
    let isBusy = true
    const visitors = Array.from({ length: 4 }, async () => {
      while (isBusy) {
        const item = submission()
        await accept(store, item)
        accepted.push(item.id)
      }
    })
    await expect.poll(() => accepted.length, { timeout: 20_000 }).toBeGreaterThan(20)
    const before = [...accepted]
    await dump('--format=custom', `--file=${file}`, url)
    isBusy = false
    await Promise.all(visitors)
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    await emptyDatabase()
    await restore(`--dbname=${url}`, file)
    const restored = await openDatabase(url)
    for (const id of before) expect(await findAccepted(restored, id)).toMatchObject({ reply: { id }, digest: 'd' })
  })
})
