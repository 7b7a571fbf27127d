import { onReadiness } from '#client/device/offline/readiness.ts'
import { savesData } from '#client/device/offline/saves-data.ts'

/**
 * Decides whether to load the film of the home page, and calls `listener` each time this decision changes. The film is
 * never loaded if the visitor saves data or prefers reduced motion. Otherwise it is loaded once the download of the
 * site for offline use has succeeded, has failed or is not supported, because that download matters more than the film.
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
