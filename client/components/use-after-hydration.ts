import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * A value that only the browser knows. While React hydrates the served HTML it is `served`, the value that the HTML was
 * rendered with.
 */
export function useAfterHydration<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => served)
}
