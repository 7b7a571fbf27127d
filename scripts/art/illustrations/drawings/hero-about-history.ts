import { shade } from '../../covers/isometric.ts'
import { at, circle, line, n, path, polygon, rect } from '../../covers/svg.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { Illustration } from '../illustrations.ts'
import {
  floor,
  floorY,
  leaves,
  lozenge,
  projected,
  rooms,
  SAND_SHADE,
  WALLS,
  wholePixelPath,
} from '../parts/hero-about-history/enfilade.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS

/** A clock with a pendulum, in its case. */
const clock = (x: number, y: number) =>
  at(
    x,
    y,
    path('M-62-76L0-112L62-76H54V150H-54V-76z', ink) +
      circle(0, -18, 44, eggshell) +
      line('M0-18V-48M0-18L20-4', ink, 7) +
      rect(-36, 44, 72, 90, gold) +
      line('M0 44L12 96', ink, 6) +
      circle(14, 104, 16, vermilion),
  )

/** A conical hat on its nail. */
const hat = (x: number, y: number) =>
  at(
    x,
    y,
    circle(0, 0, 86, '#ead9a8') +
      [78, 54, 30].map((radius) => `<circle r="${radius}" fill="none" stroke="#c9b47c" stroke-width="4"/>`).join('') +
      circle(0, 0, 10, ink) +
      line('M-46 73C-30 120 30 120 46 73', river, 8),
  )

/** The cat of the house in the door, with the colour of other days on its paws. */
const cat = (x: number, y: number) =>
  at(
    x,
    y,
    line('M20-8H42V-40', ink, 11) +
      path('M-26 0Q-34-52-14-66V-104l14 13h14l14-13V-68Q42-50 34 0z', ink) +
      path('M-14 0v-10h14v10zM8 0v-10h14v10z', vermilion) +
      path('M-4-82h6v7h-6zM12-82h6v7h-6z', gold),
  )

/** The string along which the next tiles lie. */
function string(): string {
  const y = floorY(WALLS[0] - 4) + 4
  const peg = (x: number) => rect(x - 9, y - 26, 18, 62, ink) + rect(x - 9, y - 26, 18, 12, vermilion)
  return line(`M96 ${n(y)}H926`, eggshell, 5) + peg(96) + peg(926)
}

const trowel = (x: number, y: number, degrees: number) =>
  at(x + 10, y + 12, path('M-96 0L20-62Q40 0 20 62zM30-8h140v22H30z', SAND_SHADE), degrees) +
  at(
    x,
    y,
    path('M-96 0L20-62Q40 0 20 62z', mist) +
      path('M-96 0L20 62Q30 30 31 0z', shade(mist, 0.84)) +
      line('M26 0H84', ink, 14) +
      rect(74, -16, 104, 32, ink) +
      rect(74, -16, 16, 32, vermilion),
    degrees,
  )

/** Tiles that wait, the uppermost with its pattern. */
function stack(x: number, distance: number): string {
  const [top, half] = [0.39, 0.5]
  const corner = (right: number, back: number, height: number) =>
    projected(x + right * half, distance + back * half, height)
  const side = (right: number, height: number, colour: string) =>
    polygon([corner(right, -1, height), corner(right, 1, height), corner(right, 1, 0), corner(right, -1, 0)], colour)
  const joints = [1, 2].map((layer) => {
    const [low, high] = [layer * 0.14 - 0.03, layer * 0.14]
    return polygon([corner(-1, -1, low), corner(1, -1, low), corner(1, -1, high), corner(-1, -1, high)], ink)
  })
  const shadow = polygon(
    [corner(1, -1, 0), corner(1, 1, 0), projected(x + 0.8, distance + 0.5), projected(x + 0.8, distance - 0.5)],
    SAND_SHADE,
  )
  return [
    shadow,
    polygon(
      [
        corner(-1, 1, 0),
        corner(-1, 1, top),
        corner(1, 1, top),
        corner(1, -1, top),
        corner(1, -1, 0),
        corner(-1, -1, 0),
      ],
      eggshell,
    ),
    side(-1, top, shade(eggshell, 0.8)),
    polygon([corner(-1, -1, 0), corner(1, -1, 0), corner(1, -1, top), corner(-1, -1, top)], shade(eggshell, 0.92)),
    joints.join(''),
    wholePixelPath(leaves(x, distance, top), river),
    wholePixelPath(lozenge(x, distance, 0.15, top), vermilion),
  ].join('')
}

/** A floor that is being laid towards the viewer; behind it, door after door, the floors of earlier years, and the river. */
export const illustration: Illustration = {
  width: 1000,
  height: 900,
  shapes: [
    rect(0, 0, 1000, 900, gold),
    rooms(),
    clock(170, 252),
    hat(834, 262),
    floor(),
    cat(588, 474),
    string(),
    stack(1.2, 2.86),
    trowel(262, 806, -8),
  ].join(''),
}
