import { shade } from '../../../covers/isometric.ts'
import { circle, line, n, type Point, path, polygon, rect } from '../../../covers/svg.ts'
import { transformPath } from '../../../path-data.ts'
import { PIGMENTS } from '../../../pigments.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
/** The sand where a shadow falls on it. */
export const SAND_SHADE = shade(gold, 0.84)

/** Where all depth runs to; lengths in space are in tiles. */
const VANISHING: Point = [500, 270]
const FOCAL_PX = 600
const EYE_HEIGHT = 2.4
/** How far the walls are that stand across the view, one behind the other, and the half width of the door in each. */
export const WALLS = [7.35, 10.35, 15.35, 22.35] as const
const DOOR_HALF_PX = 156

const scaleAt = (distance: number) => FOCAL_PX / distance
/** Where the floor is in the picture, so far away. */
export const floorY = (distance: number) => VANISHING[1] + EYE_HEIGHT * scaleAt(distance)

/** Where a point of the room stands in the picture: to the right of the middle, away from the eye, above the floor. */
export const projected = (x: number, distance: number, height = 0): Point => [
  VANISHING[0] + x * scaleAt(distance),
  VANISHING[1] + (EYE_HEIGHT - height) * scaleAt(distance),
]

const written = (points: Point[]) => points.map(([x, y]) => `${n(x)} ${n(y)}`)
const outline = (points: Point[]) => `M${written(points).join('L')}z`

/** Leaves from the middle of a tile to its corners, without taking the pen off. */
export function leaves(x: number, distance: number, height = 0): string {
  const point = (dx: number, dd: number) => written([projected(x + dx, distance - dd, height)]).join('')
  const leaf = (right: number, near: number) =>
    `Q${point(right * 0.04, near * 0.42)} ${point(right * 0.5, near * 0.5)}Q${point(right * 0.42, near * 0.04)} ${point(0, 0)}`
  return `M${point(0, 0)}${leaf(1, 1)}${leaf(-1, 1)}${leaf(-1, -1)}${leaf(1, -1)}`
}

/** A tile's lesser motif; as large as the tile with a radius of a half. */
export const lozenge = (x: number, distance: number, radius: number, height = 0) =>
  outline([
    projected(x, distance + radius, height),
    projected(x + radius, distance, height),
    projected(x, distance - radius, height),
    projected(x - radius, distance, height),
  ])

/** Many outlines as one path, rounded to whole pixels. */
export const wholePixelPath = (data: string, fill: string) => path(transformPath(data, { decimals: 0 }), fill)

/** What a tile shows, for many of them. */
const pattern = (tiles: readonly (readonly [x: number, distance: number])[]) =>
  wholePixelPath(tiles.map(([x, distance]) => leaves(x, distance)).join(''), river) +
  wholePixelPath(tiles.map(([x, distance]) => lozenge(x, distance, 0.15)).join(''), vermilion) +
  wholePixelPath(
    tiles.map(([x, distance]) => lozenge(x + 0.5, distance, 0.11) + lozenge(x, distance - 0.5, 0.11)).join(''),
    ink,
  )

/** The floor of the first room: the rows behind are whole, the last one ends where the next tile will lie. */
export function floor(): string {
  const row = (far: number, columns: number) =>
    Array.from({ length: columns + 1 }, (_, column) => [column, far - 0.5] as const)
  const [wall, edge, front] = [WALLS[0], WALLS[0] - 3, WALLS[0] - 4]
  const rightHalf = [0, 1, 2, 3].flatMap((index) => row(wall - index, Math.floor((wall - index) / 1.2 + 0.4)))
  const border = [projected(9, edge), projected(0.5, edge), projected(0.5, front), projected(-9, front)]
  const lower = [
    projected(-9, front, -0.11),
    projected(0.52, front, -0.11),
    projected(0.52, edge, -0.11),
    projected(9, edge, -0.11),
  ]
  const laid = outline([projected(-9, wall), projected(9, wall), ...border])
  return [
    polygon([...border, ...lower], SAND_SHADE),
    `<clipPath id="l"><path d="${laid}"/></clipPath><g clip-path="url(#l)">`,
    path(laid, eggshell),
    `<g id="h">${pattern(rightHalf)}</g><use href="#h" transform="matrix(-1 0 0 1 1000 0)"/>`,
    '</g>',
  ].join('')
}

/** An arch around the vanishing point, down to a floor. */
const arch = (half: number, bottom: number) => {
  const [x, y] = VANISHING
  const radius = Math.round(half)
  return `M${x - radius} ${n(bottom)}V${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${n(bottom)}z`
}

/** A wall across the view, as wide as `reach` on both sides, with its door, and the floor before it up to a nearer wall. */
function room(distance: number, reach: number, colour: string, frame: string, near: number, ground: string): string {
  const [x, bottom] = [VANISHING[0], floorY(distance)]
  const half = (DOOR_HALF_PX * WALLS[0]) / distance
  const wall = `M${x - reach} 0h${2 * reach}V${n(bottom)}h${-2 * reach}z`
  return [
    `<path fill="${colour}" fill-rule="evenodd" d="${wall}${arch(half, bottom)}"/>`,
    line(arch(half * 1.07, bottom).replace('z', ''), frame, half * 0.15),
    rect(x - reach, bottom, 2 * reach, floorY(near) - bottom, ground),
  ].join('')
}

/** The rooms behind, each with the floor of its own time, and the river at the end of them. */
export function rooms(): string {
  const [first, second, third, last] = WALLS
  const squares = [0, 1, 2].flatMap((row) => [-2, -1, 0, 1, 2].map((column) => lozenge(column, first + row + 0.5, 0.5)))
  const stripes = [-2, 0, 2].map((x) =>
    outline([
      projected(x - 0.5, third),
      projected(x + 0.5, third),
      projected(x + 0.5, second),
      projected(x - 0.5, second),
    ]),
  )
  return [
    rect(430, 200, 140, 80, eggshell),
    circle(500, 274, 27, vermilion),
    rect(430, 274, 140, 70, river),
    line('M482 281h36M490 291h22M476 301h26M498 311h20', eggshell, 4),
    room(last, 90, mist, ink, third, gold),
    room(third, 120, river, eggshell, second, eggshell),
    path(stripes.join(''), vermilion),
    room(second, 160, gold, vermilion, first, eggshell),
    wholePixelPath(squares.join(''), river),
    room(first, 500, vermilion, ink, first, ink),
    rect(0, floorY(first) - 14, 333, 14, ink) + rect(667, floorY(first) - 14, 333, 14, ink),
  ].join('')
}
