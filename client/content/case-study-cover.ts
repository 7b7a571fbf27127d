/**
 * How the cover of a case study is drawn (`scripts/art/covers/`, `npm run art`): the case's own cement tile laid around a
 * picture of its product. A new case study names a scene there is, and picks ground, layout and tile that its neighbours in
 * the list do not have; `npm run check:content` names covers that look alike. Nothing of this reaches the browser: it is an export of its own
 * in `case-study.ts`, and pages show the drawn file (`cover-url.ts`).
 */
export interface CaseStudyCover {
  /** Name of a file in `scripts/art/covers/scenes/`, without extension: the picture of the product. */
  scene: string
  /** How the tile is laid; described in `scripts/art/covers/layouts.ts`. */
  layout: 'arch' | 'carpet' | 'checker' | 'dado' | 'diagonal' | 'floor' | 'frame' | 'medallion' | 'motif' | 'split'
  /** The pigment of the plain field. */
  ground: 'eggshell' | 'gold' | 'ink' | 'mist' | 'river' | 'vermilion'
  /** The number that the tile is invented from. */
  seed: number
}
