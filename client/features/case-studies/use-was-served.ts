import { useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** True, and for good, in what takes over served HTML; false in what the browser has rendered by itself. */
export function useWasServed(): boolean {
  const isServed = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  return useState(isServed)[0]
}
