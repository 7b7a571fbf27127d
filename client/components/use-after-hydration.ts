import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * Returns a value that only the browser knows (`read`). While React hydrates the served HTML, returns `served`, the
 * value with which the HTML was rendered, so that React renders the same HTML.
 */
export function useAfterHydration<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => served)
}
