import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { HEALTH_PATH } from '#contract/submission/submission.ts'
import { unusedPort } from '#server/testing/unused-port.ts'
import { hasEnded } from '../../scripts/programs/has-ended.ts'
import { WITHOUT_SERVICES } from '../../scripts/programs/without-services.ts'

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const OPERATE = fileURLToPath(new URL('../../server/operator/submissions.ts', import.meta.url))

/**
 * The real relay (the site's server) in a process of its own, with the built site and a data folder. The port stays the
 * same across restarts.
 */
export class Relay {
  readonly port: number
  readonly host: string
  readonly #dataDir: string
  readonly #environment: Record<string, string>
  #process: ChildProcess | undefined

  private constructor(host: string, port: number, dataDir: string, environment: Record<string, string>) {
    this.host = host
    this.port = port
    this.#dataDir = dataDir
    this.#environment = environment
  }

  static async start(environment: Record<string, string>, host = '127.0.0.1'): Promise<Relay> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'lat-e2e-'))
    const relay = new Relay(host, await unusedPort(host), dataDir, environment)
    await relay.start()
    return relay
  }

  get origin(): string {
    return `http://${this.host}:${this.port}`
  }

  /** The settings that the relay and the operator's commands share. */
  get #settings(): NodeJS.ProcessEnv {
    const own = { HOST: this.host, PORT: String(this.port), DATA_DIR: this.#dataDir }
    return { ...process.env, ...WITHOUT_SERVICES, ...own }
  }

  /** Starts the relay. Does nothing while the relay runs. */
  async start(): Promise<void> {
    if (this.#process && !hasEnded(this.#process)) return
    this.#process = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...this.#settings,
        MAIL_RETRY_MS: '200',
        MAIL_RETRY_MAX_MS: '500',
        CAPTCHA_WORK: '50',
        RATE_LIMIT_PER_MINUTE: '100000',
        LOG_LEVEL: 'error',
        ...this.#environment,
      },
    })
    const isHealthy = () =>
      fetch(this.origin + HEALTH_PATH).then(
        ({ ok }) => ok,
        () => false,
      )
    await untilTrue(isHealthy, 'The relay did not become healthy within a minute')
  }

  /**
   * Waits until the relay has sent every mail.
   * @throws when mails are left after about a minute.
   */
  async untilMailsSent(): Promise<void> {
    const isIdle = async () => {
      const { pending } = (await (await fetch(this.origin + HEALTH_PATH)).json()) as { pending: number }
      return pending === 0
    }
    await untilTrue(isIdle, 'The relay still has mails to send after a minute')
  }

  /** Runs a command of the operator (`npm run submissions`) for this relay. Returns what it prints. */
  async operate(...args: string[]): Promise<string> {
    return (await promisify(execFile)(process.execPath, [OPERATE, ...args], { env: this.#settings })).stdout
  }

  /** Kills the relay's process, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (!child || hasEnded(child)) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async dispose(): Promise<void> {
    await this.kill()
    await rm(this.#dataDir, { recursive: true, force: true })
  }
}

/** Asks every 100 ms whether a condition is true. Throws an error with this message after about a minute. */
async function untilTrue(condition: () => Promise<boolean>, message: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await condition()) return
    await sleep(100)
  }
  throw new Error(message)
}
