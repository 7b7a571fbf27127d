/**
 * The motifs (shapes) of the tiles. A motif is always drawn whole around a point: the tile's centre, a corner or the
 * middle of a side. It is never drawn in quarters, so that no seam runs through it. The tile's edge cuts off the part
 * of a motif that reaches beyond the edge, and the neighbouring tile shows that part. Every motif looks the same after
 * a quarter turn and in the mirror (wallpaper group p4m).
 */

/** The length of a tile's side, in the units in which tiles are drawn. */
export const TILE_UNITS = 100

const MID = TILE_UNITS / 2
const CORNERS = [
  [0, 0],
  [TILE_UNITS, 0],
  [TILE_UNITS, TILE_UNITS],
  [0, TILE_UNITS],
] as const
const EDGES = [
  [MID, 0],
  [TILE_UNITS, MID],
  [MID, TILE_UNITS],
  [0, MID],
] as const

type Point = readonly [number, number]
/** Returns the SVG path data of a shape around a point. */
type Draw = (at: Point, radius: number) => string

/** Writes a number with at most one decimal place, to keep the path data short. */
const rounded = (value: number) => String(Math.round(value * 10) / 10)

const disc: Draw = ([x, y], r) => {
  // Two half circles form a closed circle only if each chord is exactly twice the radius. The path data contain the
  // rounded radius, so the chord must be computed from the rounded radius, too.
  const written = Number(rounded(r))
  const half = (direction: number) => `a${written} ${written} 0 0 0 ${rounded(direction * 2 * written)} 0`
  return `M${rounded(x - written)} ${rounded(y)}${half(1)}${half(-1)}z`
}

const lozenge: Draw = ([x, y], r) =>
  `M${rounded(x)} ${rounded(y - r)}l${rounded(r)} ${rounded(r)}-${rounded(r)} ${rounded(r)}-${rounded(r)}-${rounded(r)}z`

/** A star with four points. Its outline has eight corners, alternately far from the centre and near to it. */
const star: Draw = ([x, y], r) => {
  const hollow = r * 0.24
  const points = Array.from({ length: 8 }, (_, index) => {
    const reach = index % 2 === 0 ? r : hollow * Math.SQRT2
    const angle = (index * Math.PI) / 4
    return `${rounded(x + reach * Math.sin(angle))} ${rounded(y - reach * Math.cos(angle))}`
  })
  return `M${points.join('L')}z`
}

/**
 * Four leaves around the point `[x, y]`. The first leaf is turned by `turn` eighths of a full turn from upright. The
 * two edges of a leaf are curves whose control points lie `width` radii to the left and right of its middle.
 */
const petals =
  (turn: number, width: number): Draw =>
  ([x, y], r) =>
    Array.from({ length: 4 }, (_, index) => {
      const angle = ((2 * index + turn) * Math.PI) / 4
      // The unit vector from the point to the tip of the leaf.
      const [ux, uy] = [Math.sin(angle), -Math.cos(angle)]
      const controlPoint = (side: 1 | -1) =>
        `${rounded(x + r * (ux * 0.5 - side * uy * width))} ${rounded(y + r * (uy * 0.5 + side * ux * width))}`
      const [centre, tip] = [`${rounded(x)} ${rounded(y)}`, `${rounded(x + r * ux)} ${rounded(y + r * uy)}`]
      return `M${centre}Q${controlPoint(1)} ${tip}Q${controlPoint(-1)} ${centre}z`
    }).join('')

const upright = petals(0, 0.42)
const diagonal = petals(1, 0.42)
const eight: Draw = (at, r) => petals(0, 0.26)(at, r) + petals(1, 0.26)(at, r)

/** The shapes for the middle of a tile. */
export const CENTRES = { disc, lozenge, star, upright, diagonal, eight }

/** The shapes for the corners of a tile. Where four tiles meet, together they show one whole shape. */
export const CORNER_SHAPES = { disc, lozenge, upright, star }

/** The shapes for the middle of a tile's sides. Where two tiles meet, together they show one whole shape. */
export const EDGE_SHAPES = { disc, lozenge }

// Each function returns path data. `onCentre` draws one shape in the tile's centre, `onCorners` one on each corner, and
// `onEdges` one on the middle of each side.
export const onCentre = (draw: Draw, radius: number) => draw([MID, MID], radius)
export const onCorners = (draw: Draw, radius: number) => CORNERS.map((corner) => draw(corner, radius)).join('')
export const onEdges = (draw: Draw, radius: number) => EDGES.map((edge) => draw(edge, radius)).join('')
