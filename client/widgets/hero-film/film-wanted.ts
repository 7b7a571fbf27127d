import { onReadiness } from '#client/device/offline/offline-readiness.ts'
import { savesData } from '#client/device/offline/saves-data.ts'

/**
 * Tells `listener`, whenever it changes, whether the film may be loaded: never where data is to be saved or motion reduced, and not
 * before the site is on the device for offline use, which matters more. Returns how to end this.
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
  const forget = onReadiness(({ state }) => {
    isSettled ||= state === 'ready' || state === 'failed' || state === 'unsupported'
    look()
  })
  sparing.addEventListener('change', look)
  return () => {
    forget()
    sparing.removeEventListener('change', look)
  }
}
