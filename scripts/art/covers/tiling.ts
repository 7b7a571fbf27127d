import { CENTRES, CORNER_SHAPES, EDGE_SHAPES, TILE_UNITS } from '#contract/tile/motifs.ts'
import { PIGMENTS } from '#contract/tile/pigments.ts'
import type { TileDesign } from '#contract/tile/tile.ts'
import { path } from './svg.ts'

/**
 * A surface of `columns` by `rows` tiles of `sizePx`. A motif on a corner or side is drawn once for all tiles that
 * share it, because separate tiles would show hairlines where their cut edges meet. If a picture has several tilings,
 * each needs its own `id`.
 */
export function tiling(design: TileDesign, columns: number, rows: number, sizePx: number, id = 'l'): string {
  const [width, height] = [columns * TILE_UNITS, rows * TILE_UNITS]
  const half = TILE_UNITS / 2
  const corner = design.corners.map(({ shape, radius, pigment }) =>
    path(CORNER_SHAPES[shape]([0, 0], radius), PIGMENTS[pigment]),
  )
  const side = design.edges.map(({ shape, radius, pigment }) =>
    path(EDGE_SHAPES[shape]([half, 0], radius) + EDGE_SHAPES[shape]([0, half], radius), PIGMENTS[pigment]),
  )
  const centre = design.centre.map(({ shape, radius, pigment }) =>
    path(CENTRES[shape]([half, half], radius), PIGMENTS[pigment]),
  )
  const layers = [corner, side, centre].filter((layer) => layer.length > 0)
  return [
    `<g transform="scale(${sizePx / TILE_UNITS})">`,
    path(`M0 0h${width}v${height}H0z`, PIGMENTS[design.ground]),
    ...layers.map((layer, index) => lattice(`${id}${index}`, layer.join(''), columns, rows)),
    '</g>',
  ].join('')
}

/**
 * Repeats a drawing for every tile, and once more past the last column and past the last row. The additional copies
 * show the motifs on the far corners and sides.
 */
function lattice(id: string, drawing: string, columns: number, rows: number): string {
  const row = `<g id="${id}r"><g id="${id}">${drawing}</g>${copies(id, 'x', columns)}</g>`
  return row + copies(`${id}r`, 'y', rows)
}

/** Copies of the element with this id: `count` more along an axis, each one tile further. */
function copies(id: string, axis: 'x' | 'y', count: number): string {
  const offsets = Array.from({ length: count }, (_, index) => (index + 1) * TILE_UNITS)
  return offsets.map((offset) => `<use href="#${id}" ${axis}="${offset}"/>`).join('')
}
