import { SLOWDOWN } from './browser.ts'

/** What Chromium has to write into a trace for `mainThreadFigures`; every further category costs the page time. */
export const TRACE_CATEGORIES = ['toplevel', 'loading', 'blink.user_timing']

/** From here on a task is a long one (Long Tasks API), on the phone. */
const LONG_TASK_MS = 50

export interface MainThreadFigures {
  /** Thread time of all tasks from the navigation on, in ms of this machine. */
  cpuMs: number
  /** Of every task what it takes longer than 50 ms, in thread time of the phone: TBT that other work on the machine does not add to. */
  blockingBeforeMs: number
  /** The same of tasks that began after the first contentful paint. */
  blockingAfterMs: number
  /** The longest of these, in ms of this machine. */
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

/** What the main thread of the page at `url` did. */
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
