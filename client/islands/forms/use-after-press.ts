import { useLayoutEffect, useState } from 'react'
import { afterPress } from '#client/document/presses.ts'

/**
 * `value`, which stays as it was while anything is being pressed. For all that takes room: an error that appears when a field is left
 * would move what is pressed away before the mouse is let go, and the press would be lost.
 */
export function useAfterPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useLayoutEffect(() => afterPress(() => setShown(() => value)), [value])
  return shown
}
