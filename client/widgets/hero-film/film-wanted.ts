import { onReadiness } from '#client/device/offline/offline-readiness.ts'
import { savesData } from '#client/device/offline/saves-data.ts'

/**
 * Tells `listener`, whenever it changes, whether to load the film: never where the visitor saves data or prefers reduced motion, and not
 * before the download for offline use has ended, which matters more. Returns how to stop.
 */
export function onFilmWanted(listener: (isWanted: boolean) => void): () => void {
  const sparing = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)')
  let isSettled = false
  let wasWanted = false
  const look = () => {
    const isWanted = isSettled && !savesData() && !sparing.matches
    if (isWanted !== wasWanted) listener(isWanted)
    wasWanted = isWanted
  }
  const stop = onReadiness(({ state }) => {
    isSettled ||= state === 'ready' || state === 'failed' || state === 'unsupported'
    look()
  })
  sparing.addEventListener('change', look)
  return () => {
    stop()
    sparing.removeEventListener('change', look)
  }
}
