import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { unusedPort } from '#server/testing/unused-port.ts'
import { type MailServer, startMailServer } from '../../scripts/chaos/mail-server.ts'
import { noteSentLog } from '../../scripts/chaos/verdict.ts'
import { aptInstall } from '../../scripts/programs/apt-install.ts'
import { findPostgres } from '../../scripts/programs/find-postgres.ts'
import { hasEnded } from '../../scripts/programs/has-ended.ts'
import { type RelayProcess, startRelay } from '../../scripts/programs/relay-process.ts'
import { startPostgres } from '../../scripts/programs/temporary-postgres.ts'

const CADDYFILE = fileURLToPath(new URL('../../deploy/Caddyfile', import.meta.url))
const START_TIMEOUT_MS = 20_000

/**
 * Replaces the random numbers in `sendUntilAccepted()`. There, a number below 0.1 makes the simulated visitor stop
 * waiting for the answer after a few milliseconds. With 0.5 the visitor always waits.
 */
export const NEVER_LEAVES = () => 0.5

export interface Proxy {
  /** The public address over HTTPS, with a certificate that this process trusts. */
  origin: string
  /** The public address over HTTP. */
  plainOrigin: string
  /** The memory that Caddy uses, in bytes (`VmRSS` of proc(5); Linux only). */
  memory: () => number
  /** What Caddy has logged so far. */
  log: () => string
  stop: () => Promise<void>
}

export interface Topology extends Omit<Proxy, 'stop'> {
  relays: RelayProcess[]
  mailServer: MailServer
  /**
   * For each submission id, the time at which a relay first logged that the mail of this submission was sent, in ms
   * since the epoch.
   */
  sentLogTimes: ReadonlyMap<string, number>
  stop: () => Promise<void>
}

/** The name of a program that is missing and could not be installed, or `undefined` when all programs are there. */
export function missingProgram(): string | undefined {
  if (!findCaddy()) return 'caddy'
  return findPostgres() ? undefined : 'postgresql'
}

/**
 * Starts the services of `compose.yaml` without containers: Caddy with the same Caddyfile, two relays, PostgreSQL, and
 * a mail server that accepts every mail.
 */
export async function startTopology(): Promise<Topology> {
  const cleanup = new AsyncDisposableStack()
  const sentLogTimes = new Map<string, number>()
  const folder = await mkdtemp(join(tmpdir(), 'lat-topology-'))
  cleanup.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startPostgres(findPostgres() ?? '')
  cleanup.defer(postgres.stop)
  const mailServer = await startMailServer({ nextFault: () => 'none' })
  cleanup.defer(mailServer.stop)
  const relays = await Promise.all(
    ['first', 'second'].map((name) =>
      startRelay(
        name,
        {
          SITE_URL: 'https://localhost',
          DATA_DIR: join(folder, name),
          DATABASE_URL: postgres.url,
          SMTP_URL: mailServer.urlFor(name),
          CAPTCHA_SECRET: 'secret of the topology',
          TRUST_PROXY: '1',
        },
        {
          onLog: ({ msg, submission = '', time }) => {
            if (msg === 'mail sent') noteSentLog(sentLogTimes, submission, time)
          },
        },
      ),
    ),
  )
  cleanup.defer(async () => void (await Promise.all(relays.map((relay) => relay.stop()))))
  const proxy = await startProxy(relays)
  cleanup.defer(proxy.stop)
  return {
    ...proxy,
    relays,
    mailServer,
    sentLogTimes,
    stop: () => cleanup.disposeAsync(),
  }
}

/** Starts Caddy with `deploy/Caddyfile`, in front of these relays. */
export async function startProxy(
  relays: readonly Pick<RelayProcess, 'port'>[],
  environment: Record<string, string> = {},
): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'lat-proxy-'))
  const [port, plainPort] = [await unusedPort(), await unusedPort()]
  const origin = `https://localhost:${port}`
  const caddy = startCaddy(folder, {
    SITE_ADDRESS: origin,
    RELAYS: relays.map((relay) => `127.0.0.1:${relay.port}`).join(' '),
    CADDY_OPTIONS: `admin off\nskip_install_trust\nhttp_port ${plainPort}\nhttps_port ${port}`,
    ...environment,
  })
  let logged = ''
  caddy.stderr?.setEncoding('utf8').on('data', (lines: string) => {
    logged += lines
  })
  await trust(join(folder, 'caddy/pki/authorities/local/root.crt'))
  await untilAnswered(origin)
  return {
    origin,
    plainOrigin: `http://localhost:${plainPort}`,
    memory: () => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${caddy.pid}/status`, 'utf8'))?.[1]) * 1024,
    log: () => logged,
    async stop() {
      await end(caddy)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Returns true if Caddy is installed. If Caddy is missing, tries to install its Debian package first; this needs root
 * rights and apt.
 */
function findCaddy(): boolean {
  const isThere = () => spawnSync('caddy', ['version']).status === 0
  if (isThere()) return true
  aptInstall(['caddy'])
  return isThere()
}

function startCaddy(folder: string, environment: Record<string, string>): ChildProcess {
  return spawn('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      ...environment,
    },
  })
}

/**
 * Makes this process trust the certificate authority that Caddy creates at its start. Waits until Caddy has written the
 * authority's certificate to `file`.
 * @throws when the file is still missing after `START_TIMEOUT_MS`.
 */
async function trust(file: string): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; !existsSync(file); await sleep(50)) {
    if (Date.now() > deadline) throw new Error('Caddy made no certificate')
  }
  setDefaultCACertificates([...getCACertificates('default'), await readFile(file, 'utf8')])
}

async function untilAnswered(origin: string): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; ; await sleep(50)) {
    const isThere = await fetch(`${origin}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    if (Date.now() > deadline) throw new Error('Caddy does not answer')
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
