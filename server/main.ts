import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from './app.ts'
import { keptCaptchaSecret } from './captcha/captcha-secret.ts'
import { type Env, EnvError, parseEnv } from './env.ts'
import { createLog } from './log.ts'
import { fileTransport } from './mail/file-transport.ts'
import { type MailWorker, startMailWorker } from './mail/mail-worker.ts'
import { smtpTransport } from './mail/smtp-transport.ts'
import { readScriptHashes } from './static/script-hashes.ts'
import { openStore } from './store/store.ts'
import { readClosedJobs } from './submissions/closed-jobs.ts'

const ROOT = join(import.meta.dirname, '..')

/** A client has this long to send its headers, and its whole request, so that slow ones hold no connection for ever. */
const HEADERS_TIMEOUT_MS = 15_000
/** A resume of 5 MiB at 50 kbit/s, a weak mobile connection. */
const REQUEST_TIMEOUT_MS = 15 * 60_000
/** A request of which nothing more arrives for so long gives its place to others. */
const IDLE_TIMEOUT_MS = 60_000
/** Longer than the idle time of usual proxies (60 s), so that none reuses a connection that is being closed. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000
const SHUTDOWN_PATIENCE_MS = 8000

/** Repository defaults; what the process environment already holds wins. */
function loadEnv(): Env {
  const defaults = join(ROOT, '.env')
  if (existsSync(defaults)) process.loadEnvFile(defaults)
  return parseEnv(process.env)
}

function listen(server: Server, { host, port }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo
  if (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(address)) return `http://localhost:${port}`
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

/** Stops accepting connections and resolves when the requests in flight are answered. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, sleep(SHUTDOWN_PATIENCE_MS, undefined, { ref: false })])
  clearInterval(idle)
  server.closeAllConnections()
}

async function start(): Promise<void> {
  const env = loadEnv()
  // What the relay stores is personal data: for its own user alone.
  process.umask(0o077)
  const log = createLog(env.logLevel)
  const store = await openStore(env.dataDir, env.databaseUrl)
  const transport = env.smtpUrl ? smtpTransport(env.smtpUrl) : fileTransport(join(env.dataDir, 'mail'))
  let worker: MailWorker | undefined
  const app = createApp({
    env,
    store,
    captchaSecret: env.captchaSecret ?? (await keptCaptchaSecret(env.dataDir)),
    mailKind: transport.kind,
    closedJobs: readClosedJobs(join(ROOT, 'dist/closed-jobs.json')),
    wakeMail: () => worker?.wake(),
    siteDir: join(ROOT, 'dist/site'),
    scriptHashes: readScriptHashes(join(ROOT, 'dist/csp.json')),
    log,
  })
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: HEADERS_TIMEOUT_MS / 3,
    },
    app,
  )
  server.setTimeout(IDLE_TIMEOUT_MS)
  await listen(server, env)
  // Not before the port is taken: a second relay started by mistake must not release the leases of the first.
  worker = startMailWorker({ store, transport, addresses: env, waits: env, log })

  process.stdout.write(`Site:  ${addressOf(server)}\nMails: ${transport.destination}\nStop:  press Ctrl+C\n`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await closeServer(server)
    await Promise.race([worker.stop(), sleep(SHUTDOWN_PATIENCE_MS)])
    await store.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** One line for the operator. */
function reasonOf(error: unknown): string {
  if (error instanceof EnvError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'PORT is in use by another program; stop it or set PORT to another number'
  return `The relay cannot start: ${message || code}`
}

start().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
})
