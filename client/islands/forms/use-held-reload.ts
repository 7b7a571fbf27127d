import { useEffect } from 'react'
import { holdReload } from '#client/device/updates/reload-when-free.ts'

/** While `isHeld` is true, an update of the site does not reload the page. */
export function useHeldReload(isHeld: boolean): void {
  useEffect(() => (isHeld ? holdReload() : undefined), [isHeld])
}
