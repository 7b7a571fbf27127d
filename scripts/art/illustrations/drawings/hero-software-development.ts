import { iso, isoBox, onLeftWall, onRightWall, shade } from '../../covers/isometric.ts'
import { repeated } from '../../covers/kit.ts'
import { at, circle, line, type Point, path, polygon, rect } from '../../covers/svg.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { Illustration } from '../illustrations.ts'
import {
  APRICOT_TREE,
  BUN,
  CAT,
  CONICAL_HAT,
  HELMET,
  PARTING,
  PERSON_DEFS,
  person,
  shutteredWindow,
  TANK,
} from '../parts/hero-software-development/house-furnishings.ts'
import {
  ledger,
  PATH_PX,
  ROOM_DEFS,
  ROOM_PX,
  room,
  upLeftWall,
  upRightWall,
} from '../parts/hero-software-development/ledger-house.ts'
import { tonalFloor } from '../shared/tonal-floor.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const HEIGHTS = { front: 74, left: 142, right: 196, back: 262 }
const YARD = CENTRES.diagonal([0, 0], 104) + CENTRES.upright([110, 110], 100)
/** The house stands on it. */
const PLINTH = isoBox([-ROOM_PX - 26, -ROOM_PX - 26, -22], [2 * ROOM_PX + 52, 2 * ROOM_PX + 52, 22], ink)

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
      path('M0 102V30a30 30 0 0 1 60 0v72z', ink) + shutteredWindow(96, 10, gold, shade(vermilion, 0.6)),
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
  const windows = repeated('wr', 2, 0, 78, repeated('w', 3, 62, 0, shutteredWindow(14, 0, ink, shade(gold, 0.45))))
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
    ROOM_DEFS,
    PERSON_DEFS,
    `<g transform="translate(112 236)scale(.97)">${[tonalFloor(river, YARD), PLINTH, office(), shop(), workshop(), store()].join('')}</g>`,
  ].join(''),
}
