import { CENTRES, CORNER_SHAPES, EDGE_SHAPES, onCentre, onCorners, onEdges, TILE_UNITS } from './motifs.ts'
import { PIGMENTS, type Pigment } from './pigments.ts'
import { pick, randomSequence } from './random.ts'

interface Layer<Shapes> {
  shape: keyof Shapes
  radius: number
  pigment: Pigment
}

/** The layers of a tile. They are drawn in this order. In each list the last layer is on top. */
export interface TileDesign {
  ground: Pigment
  corners: Layer<typeof CORNER_SHAPES>[]
  edges: Layer<typeof EDGE_SHAPES>[]
  centre: Layer<typeof CENTRES>[]
}

/** Palettes of four colours with enough contrast: ground, main pattern, second pattern and accent. */
const PALETTES: readonly (readonly [Pigment, Pigment, Pigment, Pigment])[] = [
  ['eggshell', 'vermilion', 'ink', 'gold'],
  ['eggshell', 'river', 'gold', 'vermilion'],
  ['eggshell', 'ink', 'vermilion', 'gold'],
  ['ink', 'vermilion', 'eggshell', 'gold'],
  ['ink', 'gold', 'eggshell', 'river'],
  ['mist', 'ink', 'vermilion', 'eggshell'],
  ['mist', 'eggshell', 'river', 'vermilion'],
  ['river', 'eggshell', 'gold', 'ink'],
  ['river', 'gold', 'eggshell', 'vermilion'],
  ['vermilion', 'eggshell', 'ink', 'gold'],
  ['gold', 'ink', 'eggshell', 'river'],
]

/** Returns the design of a random tile. The same seed always gives the same design. */
export function tileDesign(seed: number): TileDesign {
  const random = randomSequence(seed)
  const [ground, main, second, accent] = pick(random, PALETTES)
  const shape = <Shapes extends object>(shapes: Shapes) => pick(random, Object.keys(shapes)) as keyof Shapes
  const cornerRadius = 26 + 16 * random()
  const cornerShape = shape(CORNER_SHAPES)
  const centreShape = shape(CENTRES)
  const centreRadius = centreShape === 'diagonal' ? 50 + 16 * random() : 34 + 12 * random()
  return {
    ground,
    corners: [
      { shape: cornerShape, radius: cornerRadius, pigment: main },
      { shape: cornerShape, radius: cornerRadius * 0.66, pigment: ground },
      { shape: shape(CORNER_SHAPES), radius: cornerRadius * 0.42, pigment: second },
    ],
    edges: random() < 0.6 ? [{ shape: shape(EDGE_SHAPES), radius: 8 + 8 * random(), pigment: second }] : [],
    centre: [
      { shape: centreShape, radius: centreRadius, pigment: random() < 0.5 ? main : second },
      { shape: shape(CENTRES), radius: centreRadius * 0.55, pigment: accent },
      { shape: pick(random, ['disc', 'lozenge', 'star']), radius: centreRadius * 0.22, pigment: ground },
    ],
  }
}

/** A shape of a tile: its colour, and its outline as SVG path data. */
export interface TileShape {
  fill: string
  outline: string
}

/** Returns the shapes of a tile in the order in which they are drawn, in 100 × 100 units. */
export function tileShapes({ ground, corners, edges, centre }: TileDesign): TileShape[] {
  const inPigment = (pigment: Pigment, outline: string) => ({ fill: PIGMENTS[pigment], outline })
  return [
    inPigment(ground, `M0 0h${TILE_UNITS}v${TILE_UNITS}H0z`),
    ...corners.map(({ shape, radius, pigment }) => inPigment(pigment, onCorners(CORNER_SHAPES[shape], radius))),
    ...edges.map(({ shape, radius, pigment }) => inPigment(pigment, onEdges(EDGE_SHAPES[shape], radius))),
    ...centre.map(({ shape, radius, pigment }) => inPigment(pigment, onCentre(CENTRES[shape], radius))),
  ]
}

/** Returns the shapes of a tile as SVG elements, in 100 × 100 units. */
export function tileElements(design: TileDesign): string {
  return tileShapes(design)
    .map(({ fill, outline }) => `<path fill="${fill}" d="${outline}"/>`)
    .join('')
}

/** The SVG file of a tile. `sizePx` is its intrinsic width and height. */
export function tileSvg(design: TileDesign, sizePx: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 ${TILE_UNITS} ${TILE_UNITS}">${tileElements(design)}</svg>`
}

/** The SVG file of a row of tiles. `sizePx` is the intrinsic width and height of one tile. */
export function stripSvg(designs: TileDesign[], sizePx: number): string {
  const tiles = designs.map(
    (design, index) =>
      `<svg x="${index * TILE_UNITS}" width="${TILE_UNITS}" height="${TILE_UNITS}">${tileElements(design)}</svg>`,
  )
  const width = designs.length * TILE_UNITS
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${designs.length * sizePx}" height="${sizePx}" viewBox="0 0 ${width} ${TILE_UNITS}">${tiles.join('')}</svg>`
}
