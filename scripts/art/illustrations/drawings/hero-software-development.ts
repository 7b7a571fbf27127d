import { iso, isoBox, lying, onLeftWall, onRightWall, shade } from '../../covers/isometric.ts'
import { repeated } from '../../covers/kit.ts'
import { at, circle, cut, line, n, type Point, path, polygon, rect } from '../../covers/svg.ts'
import { CENTRES, CORNER_SHAPES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { Illustration } from '../illustrations.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const PAPER = '#fdf9ee'
const SKIN = '#d9a06b'
/** Side of a room; the four stand around the origin. */
const ROOM_PX = 196
const RIM_PX = 9
/** The middle of the ledger from the middle of the house, and its width. */
const PATH_PX = 84
const LEDGER_PX = 60
/** From a wall to the turn. */
const RUN_PX = PATH_PX - LEDGER_PX / 2
const HEIGHTS = { front: 74, left: 142, right: 196, back: 272 }

/** The yard: large tiles of its own colour, a little darker. */
function yard(): string {
  const flower = CENTRES.diagonal([0, 0], 104) + CENTRES.upright([110, 110], 100)
  return `<g fill="${shade(river, 0.86)}">${lying(-880, -880, 0, field('y', 9, 220, flower))}</g>`
}

/** The house stands on it. */
const PLINTH = isoBox([-ROOM_PX - 26, -ROOM_PX - 26, -22], [2 * ROOM_PX + 52, 2 * ROOM_PX + 52, 22], ink)

/** A motif in rows and columns, in the colour of what it is used in. */
const field = (id: string, count: number, step: number, outline: string) =>
  repeated(id, count, 0, step, repeated(`${id}r`, count, step, 0, `<path d="${outline}"/>`))

/** Three by three tiles, apart from their colours: rings, the flowers in them, leaves, hearts. */
const TILES = `<defs>${[
  field('f0', 4, 100, CORNER_SHAPES.disc([0, 0], 31)),
  field('f1', 4, 100, CORNER_SHAPES.upright([0, 0], 30)),
  field('f2', 3, 100, CENTRES.diagonal([50, 50], 50)),
  field('f3', 3, 100, CENTRES.lozenge([50, 50], 14)),
]
  .map((layer, index) => `<g id="t${index}">${layer}</g>`)
  .join('')}</defs>`

function room(u: number, v: number, height: number, colour: string, ground: string, motifs: readonly string[]): string {
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
const paper = (length: number, colour: string) =>
  rect(0, 0, LEDGER_PX, length, colour) +
  line(`M14 0v${n(length)}`, vermilion, 4) +
  `<path stroke="${shade(colour, 0.68)}" stroke-width="28" stroke-dasharray="5 11" d="M38 6v${n(length - 8)}"/>`

/** The ledger up a wall that looks to the lower left, or to the lower right. */
const upLeftWall = (u: number, top: number, bottom: number) =>
  onLeftWall(u - LEDGER_PX / 2, 0, top, paper(top - bottom, shade(PAPER, 0.9)))
const upRightWall = (v: number, top: number, bottom: number) =>
  onRightWall(0, v + LEDGER_PX / 2, top, paper(top - bottom, shade(PAPER, 0.8)))

/** The ledger on a floor: from one wall to its turn, folded there, and on to the other wall. */
function ledger(u: number, v: number, z: number): string {
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

/** What is drawn more than once: a stretch of the ledger, a person without colours. */
const PARTS = `<defs><g id="run">${paper(RUN_PX, PAPER)}</g><g id="body"><path d="M-18-4q18 14 36 0l-7-48q-11-8-22 0z"/><path fill="${ink}" fill-opacity=".25" d="M0-57v62q11-1 18-9l-7-48q-5-5-11-5z"/>${circle(0, -64, 14, SKIN)}</g></defs>`

const person = (u: number, v: number, z: number, coat: string, hat: string) =>
  at(...iso(u, v, z), `<use href="#body" fill="${coat}"/>${hat}`)

const CONICAL_HAT =
  path('M-30-65L0-92L30-65q-30 14-60 0z', eggshell) + path('M0-92L30-65q-12 7-30 7z', shade(eggshell, 0.8))
const HELMET = path('M-16-65a16 16 0 0 1 32 0h4v5h-40v-5z', gold)
const BUN = path('M-15-62a15 16 0 0 1 30-2q-11-2-15-7q-4 7-15 9z', ink) + circle(0, -82, 7, ink)
const PARTING = path('M-15-62a15 15 0 0 1 30 0l-4-5q-11 2-15-3q-4 5-11 8z', ink)

const TANK =
  path('M-30-12v-72a30 12 0 0 1 60 0v72a30 12 0 0 1-60 0z', mist) +
  path('M8-95.6a30 12 0 0 1 22 11.600v72a30 12 0 0 1-22 11.600z', shade(mist, 0.7)) +
  line('M-30-60a30 12 0 0 0 60 0M-30-36a30 12 0 0 0 60 0', shade(mist, 0.55), 3)

/** The yellow blossoms of the new year. */
const APRICOT_TREE =
  path('M-20-26h40l-7 28q-13 6-26 0z', vermilion) +
  line('M0-26V-66M0-40L-22-64M0-50L20-74M0-60L-6-92', ink, 5) +
  ['-24-66', '-8-72', '22-78', '8-62', '-7-96', '8-92', '-20-84', '30-64']
    .map((point) => `<circle r="9" transform="translate(${point.replace(/(.)-/, '$1 -')})" fill="${gold}"/>`)
    .join('')

const CAT =
  path('M-34 2q-4-24 22-24q10-3 22 1l3-10 8 6h8l7-6 2 15q4 16-10 18z', ink) +
  line('M-28 0Q-44 2-46 16', ink, 7) +
  line('M18-11l5 2 5-2', gold, 2)

/** A window with louvred shutters, 44 × 56, on a wall. */
const shutters = (x: number, y: number, fill: string, slat: string) =>
  rect(x, y, 44, 56, fill) +
  line([10, 20, 30, 40, 50].map((dy) => `M${x} ${y + dy}h44`).join('') + `M${x + 22} ${y}v56`, slat, 4)

/** The office, on top: a screen, the tree of the new year, a water tank as on every roof of the city. */
function office(): string {
  const z = HEIGHTS.back
  const set = (u: number, v: number, content: string) => at(...iso(u, v, z), content)
  return [
    room(-ROOM_PX, -ROOM_PX, z, eggshell, gold, [ink, gold, vermilion, eggshell]),
    ledger(-PATH_PX, -PATH_PX, z),
    upLeftWall(-PATH_PX, z, HEIGHTS.left),
    upRightWall(-PATH_PX, z, HEIGHTS.right),
    set(-156, -156, TANK),
    person(-176, -84, z, vermilion, PARTING),
    isoBox([-160, -112, z], [34, 84, 32], river),
    isoBox([-152, -90, z + 32], [8, 44, 32], ink),
    set(-24, -150, APRICOT_TREE),
    onRightWall(0, -140, z - 14, rect(0, 0, 40, 46, ink) + line('M0 23h40M20 0v46', shade(eggshell, 0.6), 5)),
  ].join('')
}

/** The shop: a stall under an awning. */
function shop(): string {
  const z = HEIGHTS.left
  const awning = (from: number, to: number, colour: string) => {
    const [back, front] = [iso(-112, from, z + 98), iso(-112, to, z + 98)]
    const hem: Point[] = [back, front, iso(-112, to, z + 84), iso(-112, from, z + 84)]
    return (
      polygon([iso(-192, from, z + 132), iso(-192, to, z + 132), front, back], colour) +
      polygon(hem, shade(colour, 0.7))
    )
  }
  return [
    room(-ROOM_PX, 0, z, vermilion, ink, [mist, ink, gold, vermilion]),
    ledger(-PATH_PX, PATH_PX, z),
    upRightWall(PATH_PX, z, HEIGHTS.front),
    person(-168, 96, z, gold, BUN),
    isoBox([-122, 20, z], [6, 6, 98], ink),
    isoBox([-152, 24, z], [36, 148, 32], river),
    [44, 72, 100, 128, 154]
      .map((v, index) => circle(...iso(-134, v, z + 38), 13, index % 2 ? vermilion : gold))
      .join(''),
    isoBox([-122, 164, z], [6, 6, 98], ink),
    awning(16, 172, vermilion) + [16, 68, 120].map((v) => awning(v, v + 26, eggshell)).join(''),
    onLeftWall(
      -172,
      ROOM_PX,
      102,
      path('M0 102V30a30 30 0 0 1 60 0v72z', ink) + shutters(96, 10, gold, shade(vermilion, 0.6)),
    ),
  ].join('')
}

/** The workshop: a press with its flywheel. */
function workshop(): string {
  const z = HEIGHTS.right
  const wheel =
    circle(40, 40, 38, eggshell) +
    circle(40, 40, 29, ink) +
    `<g fill="${gold}"><path d="${CENTRES.eight([40, 40], 28)}"/></g>`
  const windows = repeated('wr', 2, 0, 78, repeated('w', 3, 62, 0, shutters(14, 0, ink, shade(gold, 0.45))))
  return [
    room(0, -ROOM_PX, z, gold, mist, [river, mist, vermilion, ink]),
    ledger(PATH_PX, -PATH_PX, z),
    upLeftWall(PATH_PX, z, HEIGHTS.front),
    isoBox([44, -184, z], [128, 50, 66], vermilion),
    isoBox([132, -176, z + 66], [30, 30, 70], eggshell),
    onLeftWall(50, -134, z + 80, wheel),
    person(164, -66, z, river, HELMET),
    onRightWall(ROOM_PX, 0, z - 30, windows),
  ].join('')
}

/** The store: crates, a woman in a conical hat, and the cat. */
function store(): string {
  const z = HEIGHTS.front
  const bricks = [0, 1, 2, 3, 4].map((brick) => CENTRES.star([30 + brick * 34, 34], 19)).join('')
  return [
    room(0, 0, z, mist, vermilion, [ink, vermilion, gold, mist]),
    ledger(PATH_PX, PATH_PX, z),
    isoBox([128, 14, z], [58, 56, 46], gold),
    isoBox([136, 20, z + 46], [40, 40, 34], river),
    person(40, 158, z, mist, CONICAL_HAT),
    at(...iso(92, 88, z), CAT),
    onLeftWall(
      22,
      ROOM_PX,
      58,
      rect(0, 0, 152, 58, ink) + line('M0 11h152M0 24h152M0 37h152M0 50h152', shade(mist, 0.6), 5),
    ),
    onRightWall(ROOM_PX, ROOM_PX, z - 4, path(bricks, ink)),
  ].join('')
}

/**
 * A company as a house of four departments at different heights, each with a floor of its own. One ledger runs through all of
 * them, up and down the walls, and closes; a cat sleeps on it.
 */
export const illustration: Illustration = {
  width: 1000,
  height: 900,
  shapes: [
    rect(0, 0, 1000, 900, river),
    TILES,
    PARTS,
    `<g transform="translate(132 256)scale(.92)">${[yard(), PLINTH, office(), shop(), workshop(), store()].join('')}</g>`,
  ].join(''),
}
