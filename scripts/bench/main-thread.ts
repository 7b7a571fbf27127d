import { SLOWDOWN } from './browser.ts'

/** Trace categories that `mainThreadFigures` needs. Each further category would slow the page. */
export const TRACE_CATEGORIES = ['toplevel', 'loading', 'blink.user_timing']

/**
 * Tasks above this duration count as long (Long Tasks API). The limit applies to the simulated phone, where a task
 * takes `SLOWDOWN` times as long as on this machine.
 */
const LONG_TASK_MS = 50

export interface MainThreadFigures {
  /** Thread time (CPU time) of all tasks of the main thread since the navigation, in ms as measured on this machine. */
  cpuMs: number
  /**
   * Blocking time before the first contentful paint, in ms on the simulated phone: the sum, over all tasks, of the
   * thread time beyond 50 ms. Other work on the machine has no effect, unlike on TBT (Total Blocking Time), because
   * thread time does not include it.
   */
  blockingBeforeMs: number
  /** Blocking time after the first contentful paint, measured like `blockingBeforeMs`. */
  blockingAfterMs: number
  /** Thread time of the longest task after the first contentful paint, in ms as measured on this machine. */
  longestAfterMs: number
}

/** An event of Chromium's trace. `ts` is its start and `tdur` its thread time, both in microseconds. */
interface TraceEvent {
  name: string
  /** Phase: "X" marks an event with a duration. */
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { data?: { documentLoaderURL?: string } }
}

/** Computes the figures of the page at `url` from a trace. Throws if the trace contains no paint of the page. */
export function mainThreadFigures(trace: Buffer, url: string): MainThreadFigures {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const navigation = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  )
  const paint = traceEvents.find(({ name, pid }) => name === 'firstContentfulPaint' && pid === navigation?.pid)
  if (!navigation || !paint) throw new Error(`The trace tells of no paint of ${url}`)
  const tasks = traceEvents
    .filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X')
    .filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts >= navigation.ts)
    .map(({ ts, tdur = 0 }) => ({ isAfter: ts > paint.ts, ms: tdur / 1000 }))
  const before = tasks.filter(({ isAfter }) => !isAfter).map(({ ms }) => ms)
  const after = tasks.filter(({ isAfter }) => isAfter).map(({ ms }) => ms)
  return {
    cpuMs: sum([...before, ...after]),
    blockingBeforeMs: blocking(before),
    blockingAfterMs: blocking(after),
    longestAfterMs: Math.max(0, ...after),
  }
}

/**
 * The sum of the time of each task beyond `LONG_TASK_MS`, in ms on the simulated phone. `tasks` are in ms on this
 * machine.
 */
function blocking(tasks: number[]): number {
  return sum(tasks.map((ms) => Math.max(0, ms * SLOWDOWN - LONG_TASK_MS)))
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
