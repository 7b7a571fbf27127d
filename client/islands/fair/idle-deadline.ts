/** The tablet counts as unused if nobody touches it for this time. */
const IDLE_MS = 60_000
/** Extra time while the visitor chooses a file: the page gets no events from the system's file dialog. */
export const FILE_SEARCH_MS = 120_000
/** If the device's clock gains more than this on `performance.now()` between two checks, it was set forward. */
const CLOCK_JUMP_MS = 1000
/** A change of the deadline by less than this is ignored, because `pointermove` comes many times a second. */
const MIN_CHANGE_MS = 1000
/** Local storage key of the deadline, in milliseconds since the epoch. */
const STORAGE_KEY = 'idle-at'

/** When this page was opened by the device's clock as it is set now. The result changes when the clock is set. */
const pageOpenedAt = () => Date.now() - performance.now()

/**
 * The time at which the tablet counts as unused. All tabs of the site share it, so that a touch in one tab postpones it
 * in all of them. It is a time of the device's clock, which all tabs share as well, but which may be set meanwhile.
 */
export class IdleDeadline {
  /** The deadline as this tab last set it. */
  #lastSet = 0
  /** The deadline of this tab, while local storage has no room for it. */
  #unstored: number | undefined
  /** `pageOpenedAt` at the last check of the clock; undefined if the next check has nothing to compare. */
  #openedAt: number | undefined

  /** Returns the time until the deadline in milliseconds; negative after it. */
  leftMs(): number {
    return this.#time() - Date.now()
  }

  /** Sets the deadline to `IDLE_MS` and `extraMs` from now. Returns false if this would hardly change it. */
  postpone(extraMs = 0): boolean {
    return this.#set(Date.now() + IDLE_MS + extraMs)
  }

  /** Moves the deadline along if the device's clock was set since the last call. Call this every second. */
  followClock(): void {
    const before = this.#openedAt
    this.#openedAt = pageOpenedAt()
    const jumpMs = this.#openedAt - (before ?? this.#openedAt)
    // The clock was set forward, as by a network that is back. Otherwise the deadline would be over at once.
    if (jumpMs > CLOCK_JUMP_MS) this.#set(this.#time() + jumpMs)
    // More time is left than is ever granted: the clock was set back, perhaps while another page was open.
    if (this.leftMs() > IDLE_MS + FILE_SEARCH_MS) this.postpone()
  }

  /** Call this instead of `followClock` while the tab is hidden: it may sleep, and that time is no jump of the clock. */
  ignoreSleep(): void {
    this.#openedAt = undefined
  }

  #time(): number {
    return this.#unstored ?? Number(localStorage.getItem(STORAGE_KEY))
  }

  #set(time: number): boolean {
    if (Math.abs(time - this.#lastSet) < MIN_CHANGE_MS) return false
    this.#lastSet = time
    this.#unstored = undefined
    try {
      localStorage.setItem(STORAGE_KEY, `${time}`)
    } catch {
      // The device is full. The screen must be cleared all the same, but not while somebody types.
      this.#unstored = time
    }
    return true
  }
}
