import { type FunctionComponent, useEffect, useState } from 'react'
import { whenIdle } from '#client/behaviours/when-idle.ts'
import { untilLoaded } from '#client/pwa/until-loaded.ts'

/** A component whose code is fetched once the page is idle: undefined until then, and where it is not wanted. */
export function useLateComponent<Props>(
  load: () => Promise<FunctionComponent<Props> | undefined>,
): FunctionComponent<Props> | undefined {
  const [Component, setComponent] = useState<FunctionComponent<Props>>()
  useEffect(
    () =>
      whenIdle(() => {
        untilLoaded(load).then((loaded) => setComponent(() => loaded))
      }),
    [load],
  )
  return Component
}
