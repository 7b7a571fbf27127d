import { useEffect, useEffectEvent, useState } from 'react'

/** After this time without a touch the screen is cleared. */
const IDLE_MS = 60_000
/** The last part of that time, during which the seconds are counted down. */
const COUNTDOWN_MS = 15_000
/** How much longer a visitor may look for a file in the system's own window, which the page hears nothing of. */
const FILE_SEARCH_MS = 120_000
const TOUCHES = ['pointerdown', 'pointermove', 'click', 'keydown', 'input', 'wheel', 'touchmove'] as const
/** Local storage key: the time of the last touch in any tab of the site. */
const STORAGE_KEY = 'touched-at'

/**
 * Calls `onIdle` when nobody has touched any tab of the site for a minute, or when this tab is shown again after that.
 * Returns the seconds that are left, from 15 on; undefined before.
 */
export function useIdleReset(onIdle: () => void): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState<number>()
  const end = useEffectEvent(onIdle)
  useEffect(() => {
    let touchedAt = 0
    const touch = (at = Date.now()) => {
      // Moves come in hundreds: store one a second.
      if (Math.abs(at - touchedAt) < 1000) return
      touchedAt = at
      localStorage.setItem(STORAGE_KEY, `${at}`)
      setSecondsLeft(undefined)
    }
    const onTouch = ({ type, target }: Event) => {
      // The click is the last event of a press, by finger or key: what comes after it is the end of the search.
      const opensSearch = type === 'click' && target instanceof HTMLInputElement && target.type === 'file'
      touch(opensSearch ? Date.now() + FILE_SEARCH_MS : undefined)
    }
    const look = () => {
      if (document.visibilityState === 'hidden') return
      const left = IDLE_MS - (Date.now() - Number(localStorage.getItem(STORAGE_KEY)))
      // The device's clock was set back: count from now.
      if (left > IDLE_MS + FILE_SEARCH_MS) touch()
      if (left <= 0) {
        clearInterval(timer)
        end()
      } else setSecondsLeft(left <= COUNTDOWN_MS ? Math.ceil(left / 1000) : undefined)
    }
    touch()
    const timer = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    for (const type of TOUCHES) addEventListener(type, onTouch, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      for (const type of TOUCHES) removeEventListener(type, onTouch, { capture: true })
    }
  }, [])
  return secondsLeft
}
