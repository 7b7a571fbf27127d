import { createContext, type ReactNode, useContext } from 'react'
import type { IslandName, IslandProps } from './islands.ts'

/** At build time: renders an island as a root of its own and gives its HTML. In the browser there is none. */
export const IslandHtml = createContext<((name: IslandName, props: IslandProps, content: ReactNode) => string) | null>(
  null,
)

interface ServedIslandProps {
  /** Its line in `islands.ts`. */
  name: IslandName
  /** What that line makes the same content of; goes along in the HTML. */
  props: IslandProps
  children: ReactNode
}

/**
 * A part of a page that React operates. In the served HTML it stands as a root of its own, which `behaviours/islands.ts` has taken
 * over when a visitor comes near; in a page that React renders it is a part like any other.
 */
export function Island({ name, props, children }: ServedIslandProps) {
  const html = useContext(IslandHtml)
  if (!html) return <div>{children}</div>
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
