import { type FunctionComponent, useEffect, useState } from 'react'
import { whenIdle } from '../when-idle.ts'

/** A component whose code is fetched once the page is idle: undefined until then, and where it cannot be had. */
export function useLateComponent<Props>(
  load: () => Promise<FunctionComponent<Props>>,
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
