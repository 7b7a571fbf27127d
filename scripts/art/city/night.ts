import type { Lights } from './face.ts'
import type { Point } from './projection.ts'
import { lampLight } from './timing.ts'

/** The ground of the hero at night: `--eggshell` of the night in `tokens.css`. */
export const NIGHT_GROUND = '#1a2f28'
/** A window with somebody at home. */
const LIT = '#ffd483'

/** What is left of each channel of a colour by night, and what the sky adds. */
const LEFT = [0.36, 0.36, 0.36] as const
const ADDED = [0, 9, 10] as const

/** A picture of the city with its colours as the night leaves them; the lights in it are what they are. */
export function atNight(svg: string): string {
  return svg.replace(/#[\da-f]{6}/g, (colour) => (colour === LIT || colour === NIGHT_GROUND ? colour : dimmed(colour)))
}

/** The lights at time `t`: lamps come on as by day, but at once. */
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

/** The same for a window in every frame; more than half of them are. */
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
