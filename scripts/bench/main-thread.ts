import { SLOWDOWN } from './browser.ts'

/** Trace categories for `mainThreadFigures`; each further one would slow the page. */
export const TRACE_CATEGORIES = ['toplevel', 'loading', 'blink.user_timing']

/** A longer task counts as long (Long Tasks API), in time of the phone. */
const LONG_TASK_MS = 50

export interface MainThreadFigures {
  /** Thread time of all tasks since the navigation, in ms of this machine. */
  cpuMs: number
  /** Sum of each task's time above 50 ms before the first paint, in thread time of the phone: like TBT, but without the effect of other work. */
  blockingBeforeMs: number
  /** The same for tasks after the first contentful paint. */
  blockingAfterMs: number
  /** The longest task after the paint, in ms of this machine. */
  longestAfterMs: number
}

/** An event of Chromium's trace; times in microseconds, `tdur` is thread time. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { data?: { documentLoaderURL?: string } }
}

/** The work of the main thread of the page at `url`. */
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

function blocking(tasks: number[]): number {
  return sum(tasks.map((ms) => Math.max(0, ms * SLOWDOWN - LONG_TASK_MS)))
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
