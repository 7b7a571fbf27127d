/** `npm run submissions`: the operator's commands for stored submissions (docs/submissions.md). */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isIPv6 } from 'node:net'
import { EnvError, loadEnv } from '../env.ts'
import { databaseFile, openStore } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { parseCommand, USAGE } from './command-line.ts'
import { importRescueFile, type Relay } from './import-rescue-file.ts'
import { operate } from './operate.ts'
import { OperatorError, UsageError } from './operator-errors.ts'

// The reader of a pipe may end early (`erase … | head`). The command must not stop halfway because of that.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const print = (text: string) => void process.stdout.write(`${text}\n`)

async function run(args: readonly string[]): Promise<void> {
  const command = parseCommand(args)
  if (!command) return print(USAGE.trimEnd())
  const env = loadEnv()
  if (command.name === 'import') {
    // In an address, an IPv6 host stands in brackets (RFC 3986 §3.2.2).
    const host = isIPv6(env.host) ? `[${env.host}]` : env.host
    const relay = { origin: `http://${host}:${env.port}`, siteKey: env.captchaSiteKey }
    return importAll(command.files, relay)
  }
  // Exports and backups hold personal data: only the owner may read them.
  process.umask(0o077)
  if (env.databaseUrl === undefined && !existsSync(databaseFile(env.dataDir))) {
    throw new OperatorError(`There is no database in ${env.dataDir}: set DATA_DIR or DATABASE_URL as for the relay`)
  }
  const store = await openStore(env.dataDir, env.databaseUrl)
  try {
    await operate(command, store, env, print)
  } finally {
    await store.close()
  }
}

/**
 * Imports rescue files. When a file fails, the remaining files are still imported.
 * @throws OperatorError at the end, with a line for each file that failed.
 */
async function importAll(files: readonly string[], relay: Relay): Promise<void> {
  const failures: string[] = []
  for (const file of files) {
    try {
      await importRescueFile(new Uint8Array(await readFile(file)), relay, print)
    } catch (error) {
      failures.push(`${file}: ${reasonOf(error)}`)
    }
  }
  if (failures.length > 0) throw new OperatorError(failures.join('\n'))
}

function reasonOf(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}; --help lists the commands`
  if (error instanceof OperatorError || error instanceof EnvError) return error.message
  if (error instanceof StoreError) return `The database cannot be used: ${error.reason}`
  const { code, message } = error as NodeJS.ErrnoException
  return `It could not be done: ${message || code}`
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
})
