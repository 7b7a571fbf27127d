import { at, circle, line, path, rect, roundRect } from '../../covers/svg.ts'
import { PIGMENTS } from '../../pigments.ts'
import { SKIN, SKIN_DARK } from './skin.ts'

const FINGER_PX = 44

/**
 * A hand around a rod that runs upright through the origin, 176 high; the thumb lies on the rod's upper end. The arm in its
 * sleeve comes from the right, turned around the wrist by `wristDegrees`.
 */
export function fist(sleeve: string, wristDegrees = 0): string {
  const finger = (index: number, reach: number) =>
    roundRect(-reach, -88 + index * FINGER_PX, reach + 84, FINGER_PX, FINGER_PX / 2, SKIN)
  return [
    at(
      108,
      0,
      circle(0, 0, 58, SKIN) +
        path('M0-56L90-48V48L0 56z', SKIN) +
        rect(62, -62, 34, 124, PIGMENTS.eggshell) +
        rect(92, -76, 700, 152, sleeve),
      wristDegrees,
    ),
    path('M40-88h60q70 30 70 88t-70 88H40z', SKIN),
    path('M112-20L26-128a26 26 0 0 0-44 28L60-20z', SKIN),
    [62, 70, 68, 54].map((reach, index) => finger(index, reach)).join(''),
    line('M-44-44H60M-50 0H66M-46 44H60M66-62L10-116', SKIN_DARK, 5),
  ].join('')
}
