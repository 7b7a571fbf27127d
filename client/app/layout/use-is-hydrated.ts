import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False while the served HTML is taken over, true ever after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
