/** The types of what a file in `services/` exports: the content of the page of one service. */
import type { Localized } from '#contract/content/localized.ts'

/** A capability of a service (docs/product.md §3.3). */
export interface Capability {
  type: 'content'
  /** Names the picture of the capability: the file `public/illustrations/capability-<icon>.svg`, 400 × 240. */
  icon: string
  title: Localized
  /** One line that is always visible. Opening the tile shows `description` below it. */
  summary: Localized
  description: Localized
}

/** A scene: a picture that stands among the capabilities as a tile of its own (docs/product.md §3.3). */
export interface Scene {
  type: 'image'
  /** Address of a picture in `public/illustrations/`, 800 × 600. */
  img: string
  alt: Localized
}

/** A tile in the grid of a service's capabilities. */
export type CapabilityTile = Capability | Scene

export interface Technology {
  name: string
  /**
   * File name in `public/technologies/`, without extension. `npm run art` takes the icon with this name from the
   * collection SVG Logos.
   */
  logo: string
}

/** A technology and, if that needs to be said, why we use it. */
export interface ReasonedTechnology extends Technology {
  /**
   * One line. On wide screens a row has five cells, of which a technology with a reason takes two: give reasons to so many
   * that the rows are full.
   */
  reason?: Localized
}

/** A technology with its category and a description of how we use it. */
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

/** A quote of a client about a service. */
export interface ServiceQuote {
  /** Slug of the case study about that client. */
  slug: string
  text: Localized
  /**
   * Name or position of the client, and the company. The English text has no Vietnamese letters beyond Latin-1 (à is
   * allowed, ơ is not), because they would make the browser load another font.
   */
  speaker: Localized
}

/**
 * The exports of a file in `services/`. The technologies are either one list (`technologies`) or in groups
 * (`technologyGroups`).
 */
export interface ServiceModule {
  quote: ServiceQuote
  capabilities: readonly CapabilityTile[]
  technologies?: readonly ReasonedTechnology[]
  technologyGroups?: readonly TechnologyGroup<Technology | DescribedTechnology>[]
  /** Technologies that docs/product.md §2.6 wants in the data, although no page shows them. */
  hiddenTechnologies?: readonly Technology[]
}
