import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from './app.ts'
import { keptCaptchaSecret } from './captcha/captcha-secret.ts'
import { collectBuffersEarly } from './collect-buffers.ts'
import { type Env, EnvError } from './env.ts'
import { loadEnv } from './load-env.ts'
import { createLog, type Log } from './log.ts'
import { fileTransport, mailFolder } from './mail/file-transport.ts'
import { readJobTitles } from './mail/job-titles.ts'
import { mailWarning } from './mail/mail-warning.ts'
import { type MailWorker, startMailWorker } from './mail/mail-worker.ts'
import { smtpTransport } from './mail/smtp-transport.ts'
import { createMetricsServer } from './metrics.ts'
import { startRetention } from './retention.ts'
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
/** When the relay stops, requests and mails under way have so long to be done: visitors wait meanwhile (deploy/Caddyfile). */
const REQUESTS_PATIENCE_MS = 8000
const MAILS_PATIENCE_MS = 16_000

function listen(server: Server, { host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
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
  await Promise.race([closed, sleep(REQUESTS_PATIENCE_MS, undefined, { ref: false })])
  clearInterval(idle)
  server.closeAllConnections()
}

async function start(): Promise<void> {
  const env = loadEnv()
  // What the relay stores is personal data: for its own user alone.
  process.umask(0o077)
  const log = createLog(env.logLevel)
  warnOfMisaddressedMails(env, log)
  const store = await openStore(env.dataDir, env.databaseUrl)
  const transport = env.smtpUrl ? smtpTransport(env.smtpUrl) : fileTransport(mailFolder(env.dataDir))
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
  const metrics = env.metricsPort === undefined ? undefined : createMetricsServer(store, env.dataDir, transport.kind)
  if (metrics) await listen(metrics, { host: env.host, port: env.metricsPort as number })
  // Not before the port is taken: a second relay started by mistake must not release the leases of the first.
  worker = startMailWorker({
    store,
    transport,
    addresses: env,
    site: { siteUrl: env.siteUrl, jobs: readJobTitles(join(ROOT, 'dist/job-titles.json')) },
    confirms: env.mailConfirmation,
    waits: env,
    log,
  })
  collectBuffersEarly()
  const retention = startRetention(store, env.retentionDays, mailFolder(env.dataDir), log)

  const warning = mailWarning(env)
  if (warning) log.warn(warning)
  process.stdout.write(`Site:  ${addressOf(server)}\nMails: ${transport.destination}\nStop:  press Ctrl+C\n`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    metrics?.closeAllConnections()
    metrics?.close()
    const ownWork = Promise.all([worker.stop(), retention.stop()])
    await Promise.all([closeServer(server), Promise.race([ownWork, sleep(MAILS_PATIENCE_MS)])])
    await store.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** A mail server may take, and throw away, what is addressed to the examples of the settings. */
function warnOfMisaddressedMails({ smtpUrl, mailFrom, mailTo }: Env, log: Log): void {
  const misaddressed = [mailFrom, ...Object.values(mailTo)].filter((address) => /@lat\.example\b/.test(address))
  if (smtpUrl && misaddressed.length > 0) {
    log.warn(
      { misaddressed },
      'MAIL_FROM, MAIL_TO or MAIL_TO_CAREERS is still an example: nobody will read these mails',
    )
  }
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
