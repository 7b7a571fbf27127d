import { createContext, type ReactNode, useContext } from 'react'
import { CAN_BE_LEFT, ISLAND, SERVED } from '#client/document/island-attributes.ts'
import { ISLANDS, type IslandName, type IslandProps } from './islands.ts'

/** Renders an island as a React root of its own and returns its HTML; set by the build (`entry-server.tsx`). */
export const IslandHtml = createContext<(name: IslandName, props: IslandProps, content: ReactNode) => string>(() => '')

interface ServedIslandProps {
  name: IslandName
  /** The browser gets them as JSON and renders the same content from them (`load` in `islands.ts`). */
  props: IslandProps
  children: ReactNode
}

/** A part of a page that React operates. It is a root of its own; `start-islands.ts` has it hydrated when a visitor comes near. */
export function Island({ name, props, children }: ServedIslandProps) {
  const html = useContext(IslandHtml)
  return (
    <div
      {...{ [ISLAND]: name, [SERVED]: true, [CAN_BE_LEFT]: ISLANDS[name].canBeLeft }}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has rendered it
      dangerouslySetInnerHTML={{ __html: html(name, props, children) }}
    />
  )
}
