import { shade } from '../covers/isometric.ts'
import { circle, line, path } from '../covers/svg.ts'
import { PIGMENTS } from '../pigments.ts'

/** What makes a person, in 100 × 100 units: the face is 34 wide, from the brow at 34 to the chin at 71. */
export interface Person {
  /** In the light, and on the side that turns from it. */
  skin: readonly [light: string, shaded: string]
  hair: string
  /** Lies behind the head. */
  hairBehind?: string
  /** Lies on the forehead, over the brow. */
  hairInFront: string
  clothes: string
  /** Collar, necklace or seam. */
  collar: string
  /** Glasses, beard, earrings. */
  extras?: string
  /** Brows from straight (0) to arched; each `[thickness, rise]`. */
  brows?: readonly [thickness: number, rise: number]
  mouth?: 'line' | 'lips'
}

/** A bust from the front: half of the face lies in shade, and the edge of the shade draws the nose. */
export function bust({
  skin: [light, shaded],
  hair,
  hairBehind,
  hairInFront,
  clothes,
  collar,
  extras,
  brows,
  mouth,
}: Person): string {
  return [
    hairBehind ? path(hairBehind, hair) : '',
    path('M8 100a34 25 0 0 1 34-25h16a34 25 0 0 1 34 25z', clothes),
    path('M42 60h16v15a8 6 0 0 1-16 0z', shade(shaded, 0.86)),
    collar,
    path('M34 45a5 5 0 0 0 0 11zM66 45a5 5 0 0 1 0 11z', shaded),
    path('M33 32V53a17 18 0 0 0 34 0V32z', light),
    path('M50 32V48q-4 6-4.5 9.5h4.5V71a17 18 0 0 0 17-18V32z', shaded),
    eyes(brows),
    mouth === 'lips' ? lips : line('M43.5 63q6.5 4 13 0', PIGMENTS.ink, 1.6),
    extras ?? '',
    path(hairInFront, hair),
  ].join('')
}

/** Two discs and the brows above. */
function eyes([thickness, rise]: readonly [number, number] = [2, 2]): string {
  return (
    circle(42, 48.8, 2.2, PIGMENTS.ink) +
    circle(58, 48.8, 2.2, PIGMENTS.ink) +
    line(`M37.5 42q4.5-${rise} 9 0M53.5 42q4.5-${rise} 9 0`, PIGMENTS.ink, thickness)
  )
}

const lips = path('M44 62q3-2 6-.5q3-1.5 6 .5q-6 6.5-12 0z', PIGMENTS.vermilion)

/** Frames in front of both eyes: round, or straight above. */
export function glasses(shape: 'round' | 'straight', colour: string): string {
  const rim = shape === 'round' ? 'a6.5 6.5 0 0 0 13 0a6.5 6.5 0 0 0-13 0' : 'v-4h13.5v4a6.75 6.5 0 0 1-13.5 0z'
  return line(`M35.5 49${rim}M51.5 49${rim}M48.5 48.5h3`, colour, 1.6)
}

/** A drop below each ear. */
export const earrings = (colour: string) => circle(33, 59, 2.2, colour) + circle(67, 59, 2.2, colour)
