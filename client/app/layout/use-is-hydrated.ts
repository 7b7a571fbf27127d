import { startTransition, useEffect, useState } from 'react'

/** False while the served HTML is taken over, true ever after; as a transition, so that taps go first. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return isHydrated
}
