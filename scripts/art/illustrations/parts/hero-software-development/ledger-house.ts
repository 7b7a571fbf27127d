import { isoBox, lying, onLeftWall, onRightWall, shade } from '../../../covers/isometric.ts'
import { PAPER } from '../../../covers/palette.ts'
import { cut, line, n, type Point, polygon, rect } from '../../../covers/svg.ts'
import { CENTRES, CORNER_SHAPES } from '../../../motifs.ts'
import { PIGMENTS } from '../../../pigments.ts'
import { motifGrid } from '../../shared/tonal-floor.ts'

/** Side of a room; the four stand around the origin. */
export const ROOM_PX = 196
const RIM_PX = 9
/** The middle of the ledger from the middle of the house, and its width. */
export const PATH_PX = 84
const LEDGER_PX = 60
/** From a wall to the turn. */
const RUN_PX = PATH_PX - LEDGER_PX / 2

/** What rooms share: a stretch of the ledger, and three by three tiles without colours: rings, flowers in them, leaves, hearts. */
export const ROOM_DEFS = `<defs><g id="run">${paper(RUN_PX, PAPER)}</g>${[
  motifGrid('f0', 4, 100, CORNER_SHAPES.disc([0, 0], 31)),
  motifGrid('f1', 4, 100, CORNER_SHAPES.upright([0, 0], 30)),
  motifGrid('f2', 3, 100, CENTRES.diagonal([50, 50], 50)),
  motifGrid('f3', 3, 100, CENTRES.lozenge([50, 50], 14)),
]
  .map((layer, index) => `<g id="t${index}">${layer}</g>`)
  .join('')}</defs>`

/** A block with a floor on it, its back corner on a point; `motifs` are the colours of the four layers of its tiles. */
export function room(
  u: number,
  v: number,
  height: number,
  colour: string,
  ground: string,
  motifs: readonly string[],
): string {
  const scale = (ROOM_PX - 2 * RIM_PX) / 300
  const layers = motifs.map((fill, layer) => `<use href="#t${layer}" fill="${fill}"/>`).join('')
  return (
    isoBox([u, v, 0], [ROOM_PX, ROOM_PX, height], colour) +
    lying(
      u + RIM_PX,
      v + RIM_PX,
      height,
      `<g transform="scale(${scale.toFixed(4)})">${cut(0, 0, 300, 300, rect(0, 0, 300, 300, ground) + layers)}</g>`,
    )
  )
}

/** Paper as wide as the ledger with its margin and its lines, `length` long. */
function paper(length: number, colour: string): string {
  return (
    rect(0, 0, LEDGER_PX, length, colour) +
    line(`M14 0v${n(length)}`, PIGMENTS.vermilion, 4) +
    `<path stroke="${shade(colour, 0.68)}" stroke-width="28" stroke-dasharray="5 11" d="M38 6v${n(length - 8)}"/>`
  )
}

/** The ledger up a wall that looks to the lower left. */
export const upLeftWall = (u: number, top: number, bottom: number) =>
  onLeftWall(u - LEDGER_PX / 2, 0, top, paper(top - bottom, shade(PAPER, 0.9)))
/** The ledger up a wall that looks to the lower right. */
export const upRightWall = (v: number, top: number, bottom: number) =>
  onRightWall(0, v + LEDGER_PX / 2, top, paper(top - bottom, shade(PAPER, 0.8)))

/** The ledger on a floor: from one wall to its turn, folded there, and on to the other wall. */
export function ledger(u: number, v: number, z: number): string {
  const half = LEDGER_PX / 2
  const [x, y] = [u > 0 ? LEDGER_PX : 0, v > 0 ? LEDGER_PX : 0]
  const fold: Point[] = [
    [LEDGER_PX - x, LEDGER_PX - y],
    [x, LEDGER_PX - y],
    [LEDGER_PX - x, y],
  ]
  return [
    lying(u - half, v > 0 ? 0 : -RUN_PX, z, '<use href="#run"/>'),
    lying(u > 0 ? 0 : -RUN_PX, v + half, z, '<use href="#run" transform="rotate(-90)"/>'),
    lying(u - half, v - half, z, polygon(fold, shade(PAPER, 0.87))),
  ].join('')
}
