import { useEffect } from 'react'
import { holdReload } from '#client/device/updates/reload-when-free.ts'

/** While `isHeld` is true, an update of the site does not reload the page, so that the visitor loses nothing. */
export function useHeldReload(isHeld: boolean): void {
  useEffect(() => (isHeld ? holdReload() : undefined), [isHeld])
}
