import { useEffect, useEffectEvent, useState } from 'react'
import { FILE_SEARCH_MS, IdleDeadline } from './idle-deadline.ts'

/** Length of the countdown before the deadline. WCAG 2.2.1 asks for at least 20 s. */
const COUNTDOWN_MS = 20_000
/**
 * Events that count as a touch. `close` is fired by the dialog with the countdown: Android's Back closes the dialog
 * without firing any event of a pointer or a key.
 */
const TOUCHES = ['pointerdown', 'pointermove', 'click', 'keydown', 'input', 'wheel', 'touchmove', 'close'] as const

/**
 * Calls `onIdle` when nobody has touched any tab of the site until the `IdleDeadline`: for a minute, or for three
 * minutes after a press on a file input. Calls it again only after another touch. A hidden tab calls `onIdle` only when
 * it is shown again. Returns the seconds that are left during the countdown, from 20 to 1; undefined before the
 * countdown.
 */
export function useIdleTimeout(onIdle: () => void): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState<number>()
  const callOnIdle = useEffectEvent(onIdle)
  useEffect(() => {
    const deadline = new IdleDeadline()
    let isIdle = false
    const onTouch = (event: Event) => {
      if (deadline.postpone(opensFileDialog(event) ? FILE_SEARCH_MS : 0)) setSecondsLeft(undefined)
    }
    const check = () => {
      if (document.visibilityState === 'hidden') return deadline.ignoreSleep()
      deadline.followClock()
      if (isSendingUnstored()) deadline.postpone()
      const leftMs = deadline.leftMs()
      if (leftMs <= 0 && !isIdle) callOnIdle()
      isIdle = leftMs <= 0
      if (!isIdle) setSecondsLeft(leftMs <= COUNTDOWN_MS ? Math.ceil(leftMs / 1000) : undefined)
    }
    deadline.postpone()
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

/**
 * True if the event opens the system's file dialog. This `click` is the last event that the page gets before the
 * dialog. Any later event means that the dialog has been closed.
 */
function opensFileDialog({ type, target }: Event): boolean {
  return type === 'click' && target instanceof HTMLInputElement && target.type === 'file'
}

/** True while a form sends a submission that could not be stored: only this page has it, so the page must stay. */
function isSendingUnstored(): boolean {
  return document.querySelector('form[data-sending]:not([data-stored])') !== null
}
