import type { Localized } from '#contract/content/localized.ts'
import type { CapabilityIconName } from './capability-icons.ts'

/** One thing that a service comprises (specification §3). */
export interface ContentTile {
  type: 'content'
  icon: CapabilityIconName
  title: Localized
  /** What it is, in a line that can always be read. */
  summary: Localized
  description: Localized
  /** Whether it stands on the pigment of its service; none beside another that does. */
  hasBackground?: boolean
}

/** A picture among the capabilities (specification §3). */
export interface ImageTile {
  type: 'image'
  /** Address of a picture in `public/illustrations/`, 800 × 600. */
  img: string
  alt: Localized
}

export type CapabilityTile = ContentTile | ImageTile

export interface Technology {
  name: string
  /** File name in `public/technologies/`, without extension. `npm run art` takes the icon of that name from SVG Logos. */
  logo: string
}

/** A technology with why this service uses it, in a line. */
export interface ReasonedTechnology extends Technology {
  reason: Localized
}

/** A technology with what it is and what we use it for. */
export interface DescribedTechnology extends Technology {
  category: Localized
  description: Localized
}

export interface TechnologyGroup<Item extends Technology = ReasonedTechnology> {
  key: string
  title: Localized
  description: Localized
  technologies: readonly Item[]
}

/** What a client says of a service. */
export interface ServiceQuote {
  /** Of the case study that tells the story. */
  slug: string
  text: Localized
  /** Name or position, and company; in English without letters that need the Vietnamese font. */
  speaker: Localized
}

/** What a file of `services/` exports; the technologies are one list or come in groups. */
export interface ServiceModule {
  quote: ServiceQuote
  capabilities: readonly CapabilityTile[]
  technologies?: readonly ReasonedTechnology[]
  technologyGroups?: readonly TechnologyGroup<ReasonedTechnology | DescribedTechnology>[]
  /** Kept without being shown (specification §2). */
  hiddenTechnologies?: readonly Technology[]
}
