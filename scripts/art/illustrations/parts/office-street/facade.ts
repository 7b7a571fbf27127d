import { shade } from '../../../covers/isometric.ts'
import { at, cut, line, n, path, rect } from '../../../covers/svg.ts'
import { tiling } from '../../../covers/tiling.ts'
import { PIGMENTS } from '../../../pigments.ts'
import type { TileDesign } from '../../../tile.ts'

// Parts of house fronts in late light from the left: what stands out throws a shadow to the lower right.

const { ink, river, vermilion } = PIGMENTS

/** Whitewash in that light. */
export const WALL = '#fdf6e4'
/** What a lit room looks like from the street. */
export const LAMP = '#f7cf72'

/** A shadow on whatever is there already; how strong, as two hexadecimal digits. */
export const shadow = (outline: string, strength = '3d') => path(outline, ink + strength)

/** A leaf of a shutter. */
export const shutterLeaf = (x: number, y: number, width: number, height: number, colour: string) =>
  rect(x, y, width, height, colour) +
  `<path stroke="${shade(colour, 0.72)}" stroke-width="${width - 10}" stroke-dasharray="4 5" d="M${n(x + width / 2)} ${y + 7}v${height - 12}"/>`

const WINDOW = { width: 60, height: 82 }

/** A window frame with its two shutters open against the wall, for `windowAt`. */
export const windowDefinition = (id: string, colour: string) => {
  const { width, height } = WINDOW
  return `<defs><g id="${id}">${[
    line(`M0 34h${width}M${width / 2} 0v${height}`, shade(colour, 0.72), 4),
    shutterLeaf(-32, -3, 30, height + 6, colour) + shutterLeaf(width + 2, -3, 30, height + 6, colour),
    shadow(`M${width + 32} 2l8 8v${height}l-8-8z`),
  ].join('')}</g></defs>`
}

/** A window that is dark or lit inside. */
export const windowAt = (id: string, x: number, y: number, inside: string = ink) =>
  `${rect(x, y, WINDOW.width, WINDOW.height, inside)}<use href="#${id}" x="${x}" y="${y}"/>`

/** A slab that stands out of the wall, and its shadow. */
export const slab = (x: number, y: number, width: number, height: number, colour: string, drop = 26) =>
  shadow(`M${x + 12} ${y + height}h${width - 12}l14 ${drop}h${12 - width}z`) + rect(x, y, width, height, colour)

/** A railing of thin bars below its rail. */
export const railing = (x: number, y: number, width: number, height: number, colour: string) =>
  `<path stroke="${colour}" stroke-width="${height}" stroke-dasharray="4 9" d="M${x} ${y + height / 2}h${width}"/>` +
  rect(x, y, width, 6, colour)

/** A panel of whole tiles; its upper left corner is the point. */
export const tiledPanel = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  sizePx: number,
  design: TileDesign,
  id: string,
) => cut(x, y, columns * sizePx, rows * sizePx, tiling(design, columns, rows, sizePx, id))

/** A striped awning that hangs out to the left and the right of its wall by `out`, with scallops. */
export function awning(
  x: number,
  y: number,
  stripes: number,
  height: number,
  out: number,
  colours: [string, string],
): string {
  const pitch = 24
  const width = stripes * pitch
  const lower = (width + 2 * out) / stripes
  const stripe = (index: number) => {
    const to = x - out + (index + 1) * lower
    return `M${x + index * pitch} ${y}h${pitch}L${n(to)} ${y + height}v10a${n(lower / 2)} 9 0 0 1 ${n(-lower)} 0v-10z`
  }
  const every = (start: number) =>
    Array.from({ length: stripes }, (_, index) => (index % 2 === start ? stripe(index) : '')).join('')
  return (
    shadow(`M${x} ${y + height}h${width + out}l16 44H${x + 16}z`) +
    path(`M${x} ${y}h${width}l${out} ${height}h${-width - 2 * out}z`, colours[0]) +
    path(every(0), colours[0]) +
    path(every(1), colours[1])
  )
}

/** The leaves and flowers that hang over railings, for `bushAt`. */
export const BUSH_DEFINITION = `<defs><g id="bush">${
  path(
    'M-40 6Q-46-18-24-20Q-16-38 4-28Q24-38 30-18Q50-14 42 8Q46 30 32 26Q26 50 16 26Q6 34-4 22Q-14 60-22 26Q-40 30-40 6z',
    shade(river, 0.8),
  ) +
  `<path fill="none" stroke="${vermilion}" stroke-width="14" stroke-linecap="round" d="M-23 0h0M-1-14h0M23-4h0M6 10h0M-20 20h0M31 16h0"/>`
}</g></defs>`

export const bushAt = (x: number, y: number, scale = 1) =>
  `<use href="#bush" transform="translate(${x} ${y})scale(${scale})"/>`

/** A potted plant with upright leaves that stands on the point. */
export const pot = (x: number, y: number, colour: string) =>
  at(
    x,
    y,
    path('M-3-16Q-26-40-22-58Q-8-44-2-22Q-10-56 1-78Q12-52 4-22Q12-46 26-54Q24-34 4-16z', river) +
      path('M-15-22h30l-4 22h-22z', colour),
  )
