import type { CapabilityIconName } from './capability-icons.ts'
import type { Localized } from './localized.ts'

/** What a tile can stand on instead of paper. */
export type Pigment = 'vermilion' | 'river' | 'gold'

/** One thing that a service comprises (specification §3). */
export interface ContentTile {
  type: 'content'
  icon: CapabilityIconName
  title: Localized
  description: Localized
  /** Another one than its neighbours have, pictures included. */
  hasBackground?: Pigment
}

/** A picture among the capabilities (specification §3). */
export interface ImageTile {
  type: 'image'
  /** Address of one of the drawings in `scripts/art/illustrations/`, 800 × 600. */
  img: string
  alt: Localized
}

export type CapabilityTile = ContentTile | ImageTile

export interface Technology {
  name: string
  /** Name of its file in `public/technologies/`; `npm run art` draws it from the icon of that name in SVG Logos. */
  logo: string
}

/** A technology with what it is and what we use it for. */
export interface DescribedTechnology extends Technology {
  category: Localized
  description: Localized
}

export interface TechnologyGroup<Item extends Technology = Technology> {
  key: string
  title: Localized
  description: Localized
  technologies: readonly Item[]
}

/** What a file of `services/` exports; the technologies are one list or come in groups. */
export interface ServiceModule {
  capabilities: readonly CapabilityTile[]
  technologies?: readonly Technology[]
  technologyGroups?: readonly TechnologyGroup[]
  /** Kept without being shown (specification §2). */
  hiddenTechnologies?: readonly Technology[]
}
