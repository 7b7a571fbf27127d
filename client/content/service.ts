import type { Localized } from '#contract/content/localized.ts'
import type { CapabilityIconName } from './capability-icons.ts'

/** A capability of a service (docs/product.md §3.3). */
export interface ContentTile {
  type: 'content'
  icon: CapabilityIconName
  title: Localized
  /** One line that is always visible; the description opens below it. */
  summary: Localized
  description: Localized
  /** True for a tile in the colour of its service. Coloured tiles never stand side by side. */
  hasBackground?: boolean
}

/** A picture among the capabilities (docs/product.md §3.3). */
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

/** A technology with the reason for it, in one line. */
export interface ReasonedTechnology extends Technology {
  reason: Localized
}

/** A technology with its kind and its use. */
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

/** A quote of a client about a service. */
export interface ServiceQuote {
  /** Slug of the case study about that client. */
  slug: string
  text: Localized
  /** Name or position, and company. The English text has no Vietnamese letters, which would load another font. */
  speaker: Localized
}

/** The exports of a file in `services/`: the technologies are one list or come in groups. */
export interface ServiceModule {
  quote: ServiceQuote
  capabilities: readonly CapabilityTile[]
  technologies?: readonly ReasonedTechnology[]
  technologyGroups?: readonly TechnologyGroup<ReasonedTechnology | DescribedTechnology>[]
  /** No page shows these (docs/product.md §2.6). */
  hiddenTechnologies?: readonly Technology[]
}
