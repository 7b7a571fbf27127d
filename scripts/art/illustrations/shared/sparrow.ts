import { at, circle, line, path } from '../../covers/svg.ts'
import { PIGMENTS } from '../../pigments.ts'

const { ink, gold } = PIGMENTS

/** A sparrow that looks to the right, 86 wide; it stands on the point. */
export function sparrow(x: number, y: number): string {
  return at(
    x,
    y,
    line('M-4 0V-12M10 0V-12', ink, 4) +
      path('M-46-12L-12-40Q0-62 22-58L40-49 26-42Q28-10-2-8H-20z', ink) +
      circle(20, -47, 4, gold),
  )
}
