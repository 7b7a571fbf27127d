import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { HEALTH_PATH } from '#contract/submission/submission.ts'
import { unusedPort } from '#server/testing/unused-port.ts'

const SOURCE = path.resolve(import.meta.dirname, '../..')
const START_TIMEOUT_MS = 30_000
/** `/proc` counts in hundredths of a second (`getconf CLK_TCK`). */
const MS_PER_TICK = 10

/** Killed when this process ends. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** The part of `GET /api/health` that is needed here. */
export interface Health {
  pending: number
  failed: number
  uncertain: number
}

/** A relay as a separate process. It keeps its port when it is started again. */
export class RelayProcess {
  readonly name: string
  readonly port: number
  /** When the relay was killed, milliseconds since the epoch. */
  readonly deaths: number[] = []
  readonly #environment: Record<string, string>
  readonly #onLog: (entry: LogEntry) => void
  readonly #folder: string
  #process: ChildProcess | undefined

  private constructor(
    name: string,
    port: number,
    environment: Record<string, string>,
    onLog: (entry: LogEntry) => void,
    folder: string,
  ) {
    this.name = name
    this.port = port
    this.#environment = environment
    this.#onLog = onLog
    this.#folder = folder
  }

  /**
   * Starts a relay from the source in `folder`. `onLog` gets each line of its log.
   * @throws Error when the relay is not healthy within half a minute.
   */
  static async start(
    name: string,
    environment: Record<string, string>,
    onLog: (entry: LogEntry) => void = () => {},
    folder: string = SOURCE,
  ): Promise<RelayProcess> {
    const relay = new RelayProcess(name, await unusedPort(), environment, onLog, folder)
    await relay.start()
    return relay
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [path.join(this.#folder, 'server/main.ts')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        CAPTCHA_WORK: '2',
        RATE_LIMIT_PER_MINUTE: '1000000',
        ...this.#environment,
        PORT: String(this.port),
      },
    })
    this.#process = child
    running.add(child)
    child.once('exit', () => running.delete(child))
    createInterface(child.stderr as NodeJS.ReadableStream).on('line', (line) => {
      if (/^{.*}$/.test(line)) this.#onLog(JSON.parse(line) as LogEntry)
      // Other lines that begin with a brace were cut off by a kill.
      else if (!line.startsWith('{')) process.stderr.write(`${this.name}: ${line}\n`)
    })
    for (const deadline = Date.now() + START_TIMEOUT_MS; !(await this.health()); await sleep(25)) {
      if (Date.now() > deadline || child.exitCode !== null) throw new Error(`${this.name} did not become healthy`)
    }
  }

  /** Undefined while the relay does not answer or its store cannot be written. */
  async health(): Promise<Health | undefined> {
    try {
      const reply = await fetch(this.origin + HEALTH_PATH)
      return reply.ok ? ((await reply.json()) as Health) : undefined
    } catch {
      return undefined
    }
  }

  /** Ends the relay as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
    this.deaths.push(Date.now())
  }

  /** Ends the relay as the operator does. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  /** Peak memory since the start, bytes (`VmHWM` of proc(5); Linux alone). */
  peakMemory(): number {
    const status = readFileSync(`/proc/${this.#process?.pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
  }

  /** Processor time since the start, ms (`utime` and `stime` of proc(5); Linux alone). */
  processorTime(): number {
    const fields = readFileSync(`/proc/${this.#process?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (!child || child.exitCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
}

/** A line of the relay's log (pino). */
export interface LogEntry {
  /** Milliseconds since the epoch. */
  time: number
  msg: string
  submission?: string
}
