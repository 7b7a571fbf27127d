import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** What only the browser can tell; `served`, which is what the served HTML was rendered with, while that is taken over. */
export function useAfterHydration<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => served)
}
