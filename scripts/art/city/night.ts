import { channelsOf, colourOf } from '../colour.ts'
import type { Lights } from './face.ts'
import type { Point } from './projection.ts'
import { lampLight } from './timing.ts'

/** The background of the hero at night. It is the dark value of `--eggshell` in `tokens.css`. */
export const NIGHT_GROUND = '#1b3029'
/** The colour of a lit window. */
const LIT = '#ffdc92'

/** The factors by which the channels (red, green, blue) of a colour are multiplied at night: moonlight has little red. */
const NIGHT_FACTORS = [0.4, 0.55, 0.57]
/** The share of red that a warm colour keeps in addition. Without it gold would look olive. */
const WARMTH = 0.42
/** The amount added to each channel after the multiplication. It makes colours bluish, as under the night sky. */
const NIGHT_OFFSET = [0, 4, 5]

/** Dims all colours in the SVG of a frame, except the background and the lit windows. */
export function atNight(svg: string): string {
  return svg.replace(/#[\da-f]{6}/g, (colour) => (colour === LIT || colour === NIGHT_GROUND ? colour : dimmed(colour)))
}

/** The lights of a night frame at time `t`. The windows that light up by day do so by night too, but without fading. */
export function nightLights(t: number): Lights {
  return {
    colour: LIT,
    behind: ({ lamp, points, isGlass, isLit }) => {
      if (isLit) return 1
      if (lamp !== undefined) return Math.round(lampLight(t, lamp))
      return isGlass && isAtHome(points[0] as Point) ? 1 : 0
    },
  }
}

/**
 * Whether a window is lit all night. This is true for 72 % of the windows. A hash of the window's position decides, so
 * that the same windows are lit in every frame.
 */
function isAtHome([column, row, height]: Point): boolean {
  const mixed = Math.sin(column * 127.1 + row * 311.7 + height * 74.7) * 43758.5453
  return mixed - Math.floor(mixed) < 0.72
}

function dimmed(colour: string): string {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
  const warmth = WARMTH * (Math.max(0, red - blue) / 255)
  const factors = NIGHT_FACTORS.map((factor, index) => factor + (index === 0 ? warmth : 0))
  return colourOf(
    [red, green, blue].map((value, index) => value * (factors[index] as number) + (NIGHT_OFFSET[index] as number)),
  )
}
