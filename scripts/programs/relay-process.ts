import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { HEALTH_PATH } from '#contract/submission/submission.ts'
import { unusedPort } from '#server/testing/unused-port.ts'
import { hasEnded } from './has-ended.ts'
import { WITHOUT_SERVICES } from './without-services.ts'

const SOURCE = path.resolve(import.meta.dirname, '../..')
const START_TIMEOUT_MS = 30_000
/** `/proc` counts processor time in ticks of 10 ms, a hundred in a second (`getconf CLK_TCK`). */
const MS_PER_TICK = 10

/** The relays that are running. They are killed when this process ends. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Numbers of mails from the answer to `GET /api/health`: `pending` are still to be sent, `failed` were given up, and
 * `uncertain` may have arrived or not.
 */
export interface Health {
  pending: number
  failed: number
  uncertain: number
}

/** A line of the relay's log (pino). */
export interface LogEntry {
  /** Milliseconds since the epoch. */
  time: number
  msg: string
  submission?: string
}

/**
 * A relay that runs as a separate process. After a restart it has the same port as before. `crashed` rejects when the
 * process ends although neither `kill` nor `stop` was called.
 */
export type RelayProcess = Awaited<ReturnType<typeof startRelay>>

/**
 * Starts a relay from the source in `folder`. `onLog` is called with each line of the relay's log.
 * @throws Error if the relay is not healthy within half a minute.
 */
export async function startRelay(
  name: string,
  environment: Record<string, string>,
  { onLog, folder = SOURCE }: { onLog?: (entry: LogEntry) => void; folder?: string } = {},
) {
  const port = await unusedPort()
  const origin = `http://127.0.0.1:${port}`
  /** The times at which the relay was killed, in milliseconds since the epoch. */
  const killTimes: number[] = []
  let child: ChildProcess | undefined
  const crash = Promise.withResolvers<never>()
  // Handle the rejection here, because Node would end this process if a relay crashes and nobody awaits its `crashed`.
  crash.promise.catch(() => {})

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [path.join(folder, 'server/main.ts')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        ...WITHOUT_SERVICES,
        CAPTCHA_WORK: '2',
        RATE_LIMIT_PER_MINUTE: '1000000',
        ...environment,
        PORT: String(port),
      },
    })
    child = started
    running.add(started)
    started.once('exit', (code, signal) => {
      running.delete(started)
      if (child === started) crash.reject(new Error(`${name} ended by itself (${signal ?? `exit code ${code}`})`))
    })
    createInterface(started.stderr).on('line', (line) => {
      if (/^{.*}$/.test(line)) onLog?.(JSON.parse(line) as LogEntry)
      // Ignore a line that begins with a brace but does not end with one: a kill has cut it off.
      else if (!line.startsWith('{')) process.stderr.write(`${name}: ${line}\n`)
    })
    for (const deadline = Date.now() + START_TIMEOUT_MS; !(await health()); await sleep(25)) {
      if (Date.now() > deadline || hasEnded(started)) throw new Error(`${name} did not become healthy`)
    }
  }

  /** Returns the relay's health, or undefined while the relay does not answer or its store cannot be written. */
  async function health(): Promise<Health | undefined> {
    try {
      const reply = await fetch(origin + HEALTH_PATH)
      return reply.ok ? ((await reply.json()) as Health) : undefined
    } catch {
      return undefined
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = child
    child = undefined
    if (!ended || hasEnded(ended)) return
    ended.kill(signal)
    await once(ended, 'exit')
  }

  /** Ends the relay at once, as `kill -9` does, so that it cannot finish anything. */
  async function kill(): Promise<void> {
    await end('SIGKILL')
    killTimes.push(Date.now())
  }

  /** Asks the relay to end, as the operator does, and waits for its end. */
  const stop = () => end('SIGTERM')

  /** Peak memory since the start, in bytes (`VmHWM` in proc(5)). Works on Linux only. */
  function peakMemory(): number {
    const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
  }

  /** Processor time since the start, in ms (`utime` and `stime` in proc(5)). Works on Linux only. */
  function processorTime(): number {
    const fields = readFileSync(`/proc/${child?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
  }

  await start()
  return { name, port, origin, killTimes, crashed: crash.promise, start, health, kill, stop, peakMemory, processorTime }
}
