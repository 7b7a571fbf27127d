import { useEffect } from 'react'
import { holdReload } from '#client/device/updates/reload-when-free.ts'

/** While `isHeld`, no update reloads the page. */
export function useHeldReload(isHeld: boolean): void {
  useEffect(() => (isHeld ? holdReload() : undefined), [isHeld])
}
