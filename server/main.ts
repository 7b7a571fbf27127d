import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from './app.ts'
import { EARLIER_BUILD_FOLDERS, readClosedJobs, readJobTitles, readScriptHashes } from './build-files.ts'
import { loadCaptchaSecret } from './captcha/captcha-secret.ts'
import { collectBuffersEarly } from './collect-buffers.ts'
import { EnvError, loadEnv, mailWarning } from './env.ts'
import { closeServer, createHttpServer, listen, localUrl } from './http-server.ts'
import { createLog } from './log.ts'
import { fileTransport, mailFolder } from './mail/file-transport.ts'
import { type MailWorker, startMailWorker } from './mail/mail-worker.ts'
import { smtpTransport } from './mail/smtp-transport.ts'
import { createMetricsServer } from './metrics-server.ts'
import { startRetention } from './retention.ts'
import { openStore } from './store/store.ts'

const DIST_DIR = join(import.meta.dirname, '../dist')

/**
 * The folders in `DIST_DIR` with the hashes of the pages' inline scripts, for this build and the two before. A device
 * that still runs an earlier build fetches its pages from this relay and stores them with this relay's content security
 * policy. The policy must therefore allow the inline scripts of the earlier builds as well.
 */
const SCRIPT_HASHES_FOLDERS = ['.', ...EARLIER_BUILD_FOLDERS]

/**
 * When the relay stops, it waits at most this long for mails that are being sent and for a removal of old submissions
 * that is running.
 */
const MAILS_STOP_TIMEOUT_MS = 16_000

/**
 * Starts the relay: opens the store, listens, starts mail worker and retention, and prints its address.
 * @throws EnvError for a wrong setting, and errors of the store, the files of the build and the network.
 */
async function start(): Promise<void> {
  const env = loadEnv()
  // The relay stores personal data: only its own user may read the files.
  process.umask(0o077)
  const log = createLog(env.logLevel)
  const store = await openStore(env.dataDir, env.databaseUrl)
  const transport = env.smtpUrl ? smtpTransport(env.smtpUrl) : fileTransport(mailFolder(env.dataDir))
  let worker: MailWorker | undefined
  const app = createApp({
    env,
    store,
    captchaSecret: env.captchaSecret ?? (await loadCaptchaSecret(env.dataDir)),
    mailKind: transport.kind,
    closedJobs: readClosedJobs(DIST_DIR),
    wakeMail: () => worker?.wake(),
    siteDir: join(DIST_DIR, 'site'),
    scriptHashes: SCRIPT_HASHES_FOLDERS.flatMap((folder) => readScriptHashes(join(DIST_DIR, folder))),
    log,
  })
  const server = createHttpServer(app)
  await listen(server, env)
  let metrics: Server | undefined
  if (env.metricsPort !== undefined) {
    metrics = createMetricsServer(store, env, transport.kind)
    await listen(metrics, { host: env.host, port: env.metricsPort })
  }
  // The worker starts after listening. When a second relay is started by mistake, its port is taken, so it ends before
  // its worker starts. That worker would end the first relay's leases on mails, and mails would be sent twice.
  worker = startMailWorker({
    store,
    transport,
    addresses: env,
    site: { siteUrl: env.siteUrl, jobs: readJobTitles(DIST_DIR) },
    confirms: env.mailConfirmation,
    waits: env,
    log,
  })
  collectBuffersEarly()
  const retention = startRetention(store, env.retentionDays, mailFolder(env.dataDir), log)

  const warning = mailWarning(env)
  if (warning) log.warn(warning)
  process.stdout.write(`Site:  ${localUrl(server)}\nMails: ${transport.destination}\nStop:  press Ctrl+C\n`)

  stopOnSignal(async () => {
    metrics?.closeAllConnections()
    metrics?.close()
    const ownWork = Promise.all([worker.stop(), retention.stop()])
    await Promise.all([closeServer(server), Promise.race([ownWork, sleep(MAILS_STOP_TIMEOUT_MS)])])
    await store.close()
  })
}

/** Runs `stop` at the first SIGTERM or SIGINT, and then ends the process. Ignores further signals. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/** Returns one line that tells the operator why the relay did not start. */
function reasonOf(error: unknown): string {
  if (error instanceof EnvError) return error.message
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') {
    const variable = port === Number(process.env.METRICS_PORT) ? 'METRICS_PORT' : 'PORT'
    return `${variable} is in use by another program; stop it or set ${variable} to another number`
  }
  return `The relay cannot start: ${message || code}`
}

start().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
})
