import { createContext, type ReactNode, useContext } from 'react'
import type { IslandName, IslandProps } from './islands.ts'

/** Renders an island as a root of its own and gives its HTML. */
export const IslandHtml = createContext<(name: IslandName, props: IslandProps, content: ReactNode) => string>(() => '')

interface ServedIslandProps {
  /** Its line in `islands.ts`. */
  name: IslandName
  /** What that line makes the same content of; goes along in the HTML. */
  props: IslandProps
  children: ReactNode
}

/** A part of a page that React operates: a root of its own, which `behaviours/islands.ts` has taken over when a visitor comes near. */
export function Island({ name, props, children }: ServedIslandProps) {
  const html = useContext(IslandHtml)
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-served
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has just rendered
      dangerouslySetInnerHTML={{ __html: html(name, props, children) }}
    />
  )
}
