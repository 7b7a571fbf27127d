import { shade } from '../../covers/isometric.ts'
import { circle, line, path, rect } from '../../covers/svg.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { Illustration } from '../illustrations.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const RIVER_DARK = shade(river, 0.72)

/** The opening between its posts, and where its arch springs. */
const OPENING = { left: 208, right: 592, middle: 400, spring: 208 }
/** Where the floor of the next room meets its far wall, and the point that its joints run to. */
const FAR_Y = 440
const VANISHING_Y = 330
const HEIGHT = 600

/** Where a joint that leaves the threshold at `x` meets the height `y`. */
const joint = (x: number, y: number) =>
  OPENING.middle + ((x - OPENING.middle) * (y - VANISHING_Y)) / (HEIGHT - VANISHING_Y)

/** The next room: a floor that runs to a door on the far side, through which light falls. */
function nextRoom(): string {
  const joints = [208, 272, 336, 400, 464, 528, 592].map((x) => `M${x} ${HEIGHT}L${joint(x, FAR_Y)} ${FAR_Y}`)
  const rows = [466, 502, 550].map((y) => `M${joint(208, y)} ${y}H${joint(592, y)}`)
  return [
    rect(208, 0, 384, HEIGHT, ink),
    path(`M208 ${HEIGHT}L${joint(208, FAR_Y)} ${FAR_Y}H${joint(592, FAR_Y)}L592 ${HEIGHT}z`, river),
    path(`M${joint(336, FAR_Y)} ${FAR_Y}H${joint(464, FAR_Y)}L464 ${HEIGHT}H336z`, mist),
    line([...joints, ...rows].join(''), RIVER_DARK, 4),
    rect(364, 290, 72, FAR_Y - 290, vermilion),
    rect(372, 298, 56, FAR_Y - 298, eggshell),
  ].join('')
}

/** The arch over the door: half a tile, its petals of coloured glass. */
function fanlight(): string {
  const { middle, spring } = OPENING
  const petals = [-72, -36, 0, 36, 72].map(
    (degrees) =>
      `<path fill="${degrees % 72 ? vermilion : gold}" transform="rotate(${degrees} ${middle} ${spring})" d="M${middle} ${spring - 52}q44 -62 0 -118q-44 56 0 118z"/>`,
  )
  const half = (radius: number, fill: string) =>
    path(`M${middle - radius} ${spring}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`, fill)
  return half(208, eggshell) + half(184, river) + petals.join('') + half(40, eggshell) + half(22, vermilion)
}

/** A leaf of the door, turned open against the wall: two fields of slats. */
function leaf(left: number): string {
  const field = (top: number, slats: number) =>
    rect(left + 22, top, 140, slats * 18, RIVER_DARK) +
    line(Array.from({ length: slats }, (_, index) => `M${left + 22} ${top + 7 + index * 18}h140`).join(''), river, 10)
  return (
    rect(left + 10, 214, 184, 386, shade(gold, 0.8)) + rect(left, 204, 184, 396, river) + field(226, 9) + field(408, 9)
  )
}

/** The door into the next room: its leaves open against a wall in ochre, coloured glass above. */
export const illustration: Illustration = {
  width: 800,
  height: HEIGHT,
  shapes: [
    rect(0, 0, 800, HEIGHT, gold),
    nextRoom(),
    path(`M184 0h432v208H184z`, gold),
    fanlight(),
    line('M196 600V208M604 600V208M184 208H616', eggshell, 24),
    leaf(0),
    leaf(616),
    circle(11, 400, 6, gold) + circle(789, 400, 6, gold),
  ].join(''),
}
