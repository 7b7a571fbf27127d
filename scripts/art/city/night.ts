import type { Lights } from './face.ts'
import type { Point } from './projection.ts'
import { lampLight } from './timing.ts'

/** The background of the hero at night: the dark value of `--eggshell` in `tokens.css`. */
export const NIGHT_GROUND = '#1a2f28'
/** The colour of a lit window. */
const LIT = '#ffd483'

/** By night each channel of a colour is multiplied by `LEFT`, then `ADDED` is added for the blue of the sky. */
const LEFT = [0.36, 0.36, 0.36] as const
const ADDED = [0, 9, 10] as const

/** The frame with all colours dimmed but those of ground and lights. */
export function atNight(svg: string): string {
  return svg.replace(/#[\da-f]{6}/g, (colour) => (colour === LIT || colour === NIGHT_GROUND ? colour : dimmed(colour)))
}

/** The lights at time `t`: the same windows as by day light up, without fading. */
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

/** True for 55 % of the windows, the same ones in every frame: a hash of their position. */
function isAtHome([column, row, height]: Point): boolean {
  const mixed = Math.sin(column * 127.1 + row * 311.7 + height * 74.7) * 43758.5453
  return mixed - Math.floor(mixed) < 0.55
}

function dimmed(colour: string): string {
  const channels = [1, 3, 5].map((start, index) =>
    Math.round(Number.parseInt(colour.slice(start, start + 2), 16) * (LEFT[index] ?? 0) + (ADDED[index] ?? 0)),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
