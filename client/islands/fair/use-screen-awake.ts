import { useEffect } from 'react'

/** Keeps the screen on while the page is visible (W3C Screen Wake Lock). Browsers may refuse, to save the battery. */
export function useScreenAwake(): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => {})
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [])
}
