import type { Lettering } from './lettering.ts'

/** A customer's logo as it stands on ink: 160 × 72 units, eggshell and one accent. */
export interface CustomerLogo {
  slug: string
  /** What is drawn by hand, as SVG. */
  shapes: string
  /** What is set in type. */
  lettering: readonly Lettering[]
}
