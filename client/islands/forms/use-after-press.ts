import { useLayoutEffect, useState } from 'react'
import { afterPress } from '#client/document/presses.ts'

/**
 * Returns `value`, but delays changes while a mouse button or finger is down. Use this for values that change the
 * height of the page. Otherwise an error that appears when a field loses the focus would move the pressed button away,
 * and the press would be lost.
 */
export function useAfterPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useLayoutEffect(() => afterPress(() => setShown(() => value)), [value])
  return shown
}
