import { useEffect, useEffectEvent, useState } from 'react'

/** In fair mode, the screen is cleared if nobody touches it for this time. */
const IDLE_MS = 60_000
/** Length of the countdown at the end of `IDLE_MS`. WCAG 2.2.1 asks for at least 20 s. */
const COUNTDOWN_MS = 20_000
/** Extra time while the visitor chooses a file: the page gets no events from the system's file dialog. */
const FILE_SEARCH_MS = 120_000
/** If the device's clock gains more than this on `performance.now()` between two checks, it was set forward. */
const CLOCK_JUMP_MS = 1000
/**
 * Events that count as a touch. `close` is fired by the dialog with the countdown: Android's Back closes the dialog
 * without firing any event of a pointer or a key.
 */
const TOUCHES = ['pointerdown', 'pointermove', 'click', 'keydown', 'input', 'wheel', 'touchmove', 'close'] as const
/** Local storage key: the time of the last touch in any tab of the site. */
const STORAGE_KEY = 'touched-at'

/**
 * Calls `onIdle` once in each pause in which nobody touches any tab of the site for a minute, or for three minutes
 * after a press on a file input. A hidden tab calls `onIdle` only when it is shown again. Returns the seconds that are
 * left during the countdown, from 20 to 1; undefined before the countdown.
 */
export function useIdleReset(onIdle: () => void): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState<number>()
  const callOnIdle = useEffectEvent(onIdle)
  useEffect(() => {
    let isIdle = false
    const clock = watchClock()
    const lastTouch = createLastTouch()
    const noteTouch = (at = Date.now()) => {
      if (lastTouch.note(at)) setSecondsLeft(undefined)
    }
    const onTouch = ({ type, target }: Event) => {
      // A press on a file input opens the file dialog. The `click` is the last event that the page gets before the
      // dialog, so the extra time starts there. Any later event means that the dialog has been closed, and starts the
      // normal time again.
      const opensFileDialog = type === 'click' && target instanceof HTMLInputElement && target.type === 'file'
      noteTouch(opensFileDialog ? Date.now() + FILE_SEARCH_MS : undefined)
    }
    const check = () => {
      // A tab that is hidden may sleep. The time that passes then is no jump of the clock.
      if (document.visibilityState === 'hidden') return clock.forget()
      // If the device's clock was set forward, as by a network that is back, set the last touch forward as well.
      // Otherwise the screen would be cleared while somebody is typing.
      const jumpMs = clock.jumpMs()
      if (jumpMs > CLOCK_JUMP_MS) noteTouch(lastTouch.time() + jumpMs)
      // The screen is not cleared while a form sends a submission that could not be stored: only this page has it.
      if (document.querySelector('form[data-sending]:not([data-stored])')) noteTouch()
      const leftMs = IDLE_MS - (Date.now() - lastTouch.time())
      // If more time is left than is ever granted, the device's clock was set back: start again from now.
      if (leftMs > IDLE_MS + FILE_SEARCH_MS) noteTouch()
      if (leftMs <= 0 && !isIdle) callOnIdle()
      isIdle = leftMs <= 0
      if (!isIdle) setSecondsLeft(leftMs <= COUNTDOWN_MS ? Math.ceil(leftMs / 1000) : undefined)
    }
    noteTouch()
    const timer = setInterval(check, 1000)
    document.addEventListener('visibilitychange', check)
    for (const type of TOUCHES) addEventListener(type, onTouch, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
      for (const type of TOUCHES) removeEventListener(type, onTouch, { capture: true })
    }
  }, [])
  return secondsLeft
}

/** The last touch in any tab of the site. */
function createLastTouch() {
  let notedAt = 0
  /** The last touch in this tab, while local storage has no room for it. */
  let unstored: number | undefined
  return {
    time: () => unstored ?? Number(localStorage.getItem(STORAGE_KEY)),
    /** Stores the time of a touch. Returns false if the touch noted before was less than a second ago. */
    note(at: number): boolean {
      // `pointermove` comes many times a second: store the time at most once a second.
      if (Math.abs(at - notedAt) < 1000) return false
      notedAt = at
      unstored = undefined
      try {
        localStorage.setItem(STORAGE_KEY, `${at}`)
      } catch {
        // The device is full. The screen must be cleared all the same, but not while somebody types.
        unstored = at
      }
      return true
    },
  }
}

/** Notices when the device's clock is set. `performance.now()` goes on evenly then. */
function watchClock() {
  /** The time by the device's clock at which the page was opened. It changes only if the clock is set. */
  let openedAt: number | undefined
  return {
    /** Returns by how many ms the clock was set forward since the last call; 0 at first, and after `forget`. */
    jumpMs(): number {
      const before = openedAt
      openedAt = Date.now() - performance.now()
      return openedAt - (before ?? openedAt)
    },
    forget(): void {
      openedAt = undefined
    },
  }
}
