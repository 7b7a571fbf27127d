import { type FunctionComponent, useEffect, useState } from 'react'
import { whenIdle } from '../when-idle.ts'

/** A component whose code is fetched once the page is idle: undefined until then, and where it cannot be had or is not wanted. */
export function useLateComponent<Props>(
  load: () => Promise<FunctionComponent<Props> | undefined>,
): FunctionComponent<Props> | undefined {
  const [Component, setComponent] = useState<FunctionComponent<Props>>()
  useEffect(
    () =>
      whenIdle(() => {
        load().then((loaded) => setComponent(() => loaded), console.warn)
      }),
    [load],
  )
  return Component
}
