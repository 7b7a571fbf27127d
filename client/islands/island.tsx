import { createContext, type ReactNode, useContext } from 'react'
import { CAN_BE_LEFT, ISLAND, SERVED, STARTS_AT_ONCE } from '#client/document/island-attributes.ts'
import { ISLANDS, type IslandName, type IslandProps } from './islands.ts'

/**
 * Provides the function that renders an island as a React root of its own and returns its HTML. Only the build has this
 * function (`entry-server.tsx`).
 */
export const RenderIsland = createContext<(name: IslandName, props: IslandProps, content: ReactNode) => string>(
  () => '',
)

interface ServedIslandProps {
  name: IslandName
  /**
   * Props of the island's content. The browser receives them as JSON and passes them to `load` in `islands.ts`, which
   * returns the same content.
   */
  props: IslandProps
  children: ReactNode
}

/**
 * A part of a page that React operates, with its own React root. `start-islands.ts` hydrates the part when the visitor
 * uses it or when it is near the viewport. A part with `startsAtOnce` is hydrated as soon as the scripts run.
 */
export function Island({ name, props, children }: ServedIslandProps) {
  const renderIsland = useContext(RenderIsland)
  return (
    <div
      {...{
        [ISLAND]: name,
        [SERVED]: true,
        [CAN_BE_LEFT]: ISLANDS[name].canBeLeft,
        [STARTS_AT_ONCE]: ISLANDS[name].startsAtOnce,
      }}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has rendered it
      dangerouslySetInnerHTML={{ __html: renderIsland(name, props, children) }}
    />
  )
}
