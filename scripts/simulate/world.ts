/**
 * The virtual clock and the queue of everything that happens. Only one realm (a page, a service worker, a relay) runs
 * at a time: `step` runs one task, and then all promises and `nextTick` callbacks that the task has settled. The same
 * seed therefore gives the same run.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export const DAY_MS = 24 * 60 * 60_000

/** A page, a service worker or a relay: code with its own state, which can be killed while the code waits. */
export interface Realm {
  name: string
  isAlive: boolean
  /** True while the page is in the bfcache: its tasks wait. */
  isFrozen: boolean
  /** How far this realm's clock is ahead of the world's, in ms. A function, because the clock may jump during a run. */
  clockAheadMs(): number
  /** Globals that code in this realm sees in place of Node's. */
  globals: Record<string, unknown>
}

export function newRealm(name: string): Realm {
  return { name, isAlive: true, isFrozen: false, clockAheadMs: () => 0, globals: {} }
}

/** The realm of events that happen in no page, worker or relay. */
export const NOWHERE = newRealm('world')

interface Task {
  /** The simulated time at which the task is due, in ms since the epoch. */
  dueAt: number
  realm: Realm
  run: () => void
  /** True for tasks of the device's database, which go on after their page was killed. */
  isStorage: boolean
  timer: Timer
}

/**
 * The handle of a task, which the simulated `setTimeout` returns and `clearTimeout` cancels. It has the methods that
 * libraries call on Node's timers.
 */
export class Timer {
  isCancelled = false
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
  hasRef(): boolean {
    return true
  }
}

/** Number of new tasks after which the queue is purged of tasks that will not run. */
const PURGE_EVERY = 200

const realSetImmediate = setImmediate

/**
 * The realm whose code runs now. It follows promises: after an `await` the code of a page goes on in this page, even if
 * an event of another page has settled the promise.
 */
const running = new AsyncLocalStorage<Realm | undefined>()

/** An arbitrary day on which each run begins, in ms since the epoch. */
const START_MS = Date.UTC(2026, 0, 5, 8)

export class World {
  now = START_MS
  steps = 0
  readonly random: () => number
  #broken: Error | undefined
  #tasks: Task[] = []
  #held: Task[] = []
  #scheduledCount = 0

  constructor(random: () => number) {
    this.random = random
  }

  /** The realm whose code runs now; undefined outside of a simulation. */
  get current(): Realm | undefined {
    return running.getStore()
  }

  /** Lets the rest of the current task run in another realm. */
  set current(realm: Realm | undefined) {
    running.enterWith(realm)
  }

  /** A whole number from `min` to `max`. */
  between(min: number, max: number): number {
    return min + Math.floor(this.random() * (max - min + 1))
  }

  chance(share: number): boolean {
    return this.random() < share
  }

  schedule(realm: Realm, delayMs: number, run: () => void, isStorage = false): Timer {
    const timer = new Timer()
    const task: Task = { dueAt: this.now + Math.max(0, delayMs), realm, run, isStorage, timer }
    this.#scheduledCount++
    if (this.#scheduledCount % PURGE_EVERY === 0) this.#purge()
    // Search from the end of the queue, because most new tasks are due later than those that already wait.
    let index = this.#tasks.length
    while (index > 0 && (this.#tasks[index - 1] as Task).dueAt > task.dueAt) index--
    this.#tasks.splice(index, 0, task)
    return timer
  }

  /**
   * Takes the next task from the queue and runs it. A cancelled task and a task of a killed realm are dropped. A task
   * of a frozen page is held until `thaw`. Tasks of a database (`isStorage`) run even if their realm is killed or
   * frozen. Does nothing if the queue is empty.
   */
  async step(): Promise<void> {
    const task = this.#tasks.shift()
    if (!task) return
    const { realm, isStorage, timer } = task
    this.now = Math.max(this.now, task.dueAt)
    if (timer.isCancelled || !(realm.isAlive || isStorage)) return
    if (realm.isFrozen && !isStorage) this.#held.push(task)
    else await this.run(realm, task.run)
  }

  /** Lets a frozen page go on with the tasks that became due while it was frozen. */
  thaw(realm: Realm): void {
    realm.isFrozen = false
    const held = this.#held
    this.#held = held.filter((task) => task.realm !== realm)
    for (const task of held) if (task.realm === realm && !task.timer.isCancelled) this.schedule(realm, 0, task.run)
  }

  /** Removes tasks that are cancelled or whose realm was killed, because a long queue makes each insertion slow. */
  #purge(): void {
    this.#tasks = this.#tasks.filter(
      ({ timer, realm, isStorage }) => !timer.isCancelled && (realm.isAlive || isStorage),
    )
  }

  /**
   * Runs `work` in a realm, and then all promise callbacks that follow from it. If `fail` was called with an error,
   * throws this error at the end.
   */
  async run(realm: Realm, work: () => void): Promise<void> {
    this.steps++
    await running.run(realm, async () => {
      work()
      await new Promise<void>((resolve) => realSetImmediate(resolve))
    })
    if (this.#broken) throw this.#broken
  }

  /**
   * Ends the run with this error after the current step. Callbacks use this function, because an error that a callback
   * throws would end the whole process.
   */
  fail(error: Error): void {
    this.#broken ??= error
  }

  /** Runs all tasks that are due up to `time`, then sets the clock to `time`. */
  async runUntil(time: number): Promise<void> {
    while ((this.#tasks[0]?.dueAt ?? Number.POSITIVE_INFINITY) <= time) await this.step()
    this.now = Math.max(this.now, time)
  }

  /**
   * Forgets all tasks, so that the memory of the run can be freed. The tasks refer to SQLite statements, which hold
   * their databases from outside of the JavaScript heap, and the databases refer to the world.
   */
  end(): void {
    this.#tasks = []
    this.#held = []
  }

  /**
   * Moves the clock forward without running tasks, as if everything were switched off for this time. Tasks that became
   * due in this time run late.
   */
  skip(ms: number): void {
    this.now += ms
  }
}
