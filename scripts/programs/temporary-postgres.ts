import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

const START_TIMEOUT_MS = 30_000

/** Settings of every temporary server. Connections use a Unix socket in the server's folder, so no port is needed. */
const SETTINGS = ['listen_addresses=', 'max_connections=60']

/**
 * Shell script that runs the server until stdin ends, and then deletes the server's folder. Stdin also ends when the
 * parent process is killed. A line on stdin stops the server as a crash would; the next line starts it again.
 */
const GUARD = `
folder="$1"
shift # What is left is the command that starts the server.
while :; do
  "$@" &
  server=$!
  read -r _
  stdin_ended=$?
  kill -QUIT $server
  wait $server
  [ $stdin_ended = 0 ] || break
  read -r _ || break
done
rm -rf "$folder"
`

export interface TemporaryPostgres {
  url: string
  /**
   * Path of the Unix socket. PostgreSQL names it after the default port, 5432, although the server listens on no port.
   */
  socket: string
  /** Stops the server as a crash would. Committed data is there again after `start`. */
  crash: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

interface SystemUser {
  uid: number
  gid: number
}

/**
 * Starts a PostgreSQL server in a temporary folder. `programs` is the folder of the server's programs. `settings`
 * override PostgreSQL's defaults, e.g. `fsync=off`. The server ends with this process.
 */
export async function startPostgres(programs: string, settings: readonly string[] = []): Promise<TemporaryPostgres> {
  const user = serverUser()
  const folder = createDatabaseFolder(programs, user)
  const options = [...SETTINGS, ...settings].flatMap((setting) => ['-c', setting])
  const server = [join(programs, 'postgres'), '-D', dataIn(folder), '-k', folder, ...options]
  const guard = spawn('/bin/sh', ['-c', GUARD, 'sh', folder, ...server], {
    ...user,
    cwd: folder,
    // Run the server in a process group of its own: otherwise Ctrl+C in the terminal would end the server before the
    // tests.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const url = `postgres://lat@localhost/postgres?host=${encodeURIComponent(folder)}`
  // A line crashes the server while it runs, and starts it again while it does not (`GUARD`).
  const sendLine = () => guard.stdin.write('\n')
  const stop = async () => {
    const exited = once(guard, 'exit')
    guard.stdin.end()
    await exited
  }
  try {
    await untilReady(url)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    socket: join(folder, '.s.PGSQL.5432'),
    async crash() {
      sendLine()
      while (await acceptsConnections(url)) await sleep(20)
    },
    async start() {
      sendLine()
      await untilReady(url)
    },
    stop,
  }
}

/** Creates a temporary folder with an empty database. Deletes the folder if this fails. */
function createDatabaseFolder(programs: string, user: SystemUser | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'lat-postgres-'))
  try {
    if (user) chownSync(folder, user.uid, user.gid)
    const options = ['-D', dataIn(folder), '-U', 'lat', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    execFileSync(join(programs, 'initdb'), options, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    return folder
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** The folder of the database in the folder of its server. */
const dataIn = (folder: string) => join(folder, 'data')

/**
 * The user that runs the server. PostgreSQL refuses to run as root, so root uses the user `postgres` of PostgreSQL's
 * package. Undefined means the current user.
 */
function serverUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Waits until the server answers. Rejects after `START_TIMEOUT_MS`. */
async function untilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await acceptsConnections(url)); await sleep(50)) {
    if (Date.now() > deadline) throw new Error('PostgreSQL does not answer')
  }
}

/** Whether a connection to the server succeeds. */
async function acceptsConnections(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
