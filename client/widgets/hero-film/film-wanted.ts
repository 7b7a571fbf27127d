import { onReadiness } from '#client/device/offline/offline-readiness.ts'
import { savesData } from '#client/device/offline/saves-data.ts'

/**
 * Calls `listener` whenever it changes whether the film is to be loaded. The film is not loaded if the visitor saves
 * data or prefers reduced motion. Otherwise it waits for the end of the download for offline use, which matters more.
 * Returns a function that stops the calls.
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
