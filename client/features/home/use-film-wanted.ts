import { useEffect, useState } from 'react'
import { untilLoaded } from '#client/pwa/until-loaded.ts'

/** Not yet in TypeScript's DOM library (Network Information API). */
type Connection = { saveData?: boolean }

/**
 * Whether the film may be loaded: never where data is to be saved or motion reduced, and not before the site is on the
 * device for offline use, which matters more.
 */
export function useFilmWanted(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  const [isSparing, setIsSparing] = useState(true)

  useEffect(() => {
    let isGone = false
    let forget = () => {}
    untilLoaded(() => import('#client/pwa/offline-readiness.ts')).then(({ onReadiness }) => {
      if (isGone) return
      forget = onReadiness(({ state }) => {
        if (state === 'ready' || state === 'failed' || state === 'unsupported') setIsSettled(true)
      })
    })
    return () => {
      isGone = true
      forget()
    }
  }, [])

  useEffect(() => {
    const sparing = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)')
    const look = () => {
      const { saveData = false } = (navigator as { connection?: Connection }).connection ?? {}
      setIsSparing(saveData || sparing.matches)
    }
    look()
    sparing.addEventListener('change', look)
    return () => sparing.removeEventListener('change', look)
  }, [])

  return isSettled && !isSparing
}
