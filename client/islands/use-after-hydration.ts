import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * Returns `read()`, a value that is known only in the browser. During hydration it returns `served` instead, the value
 * with which the HTML was rendered, because another value would be a hydration mismatch.
 */
export function useAfterHydration<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => served)
}
