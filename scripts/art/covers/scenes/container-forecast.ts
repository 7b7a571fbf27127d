import { PIGMENTS } from '#contract/tile/pigments.ts'
import { iso, isoBox, shade } from '../isometric.ts'
import { FLAME, type Light } from '../light.ts'
import { inGroup, lit } from '../night.ts'
import { line, rect, rounded } from '../svg.ts'

const { vermilion, gold, river, mist, eggshell } = PIGMENTS
const CELL_PX = 96
const [LENGTH, WIDTH, HEIGHT] = [84, 40, 40]
const COLOURS = [vermilion, gold, mist, river]
/**
 * Numbers of containers that are already ordered. Each row is a lane (a transport route); the first row is the farthest
 * one in the picture. Each column is a week.
 */
const ORDERED = [
  [2, 2, 1, 2],
  [2, 3, 1, 1],
  [3, 1, 2, 1],
  [1, 2, 1, 1],
]
/** Indices in `ORDERED` (`row,column`) of the stacks to which the forecast adds one more container. */
const FORECAST = ['0,3', '1,3', '2,2', '3,1', '2,0']

/**
 * Stacks of containers show a forecast. Lanes run along one axis, weeks along the other. Containers that the forecast
 * asks for, but that are not ordered yet, are drawn in outline.
 */
export function scene(): string {
  return [
    ...COLOURS.map((colour, index) => `<defs><g id="b${index}">${inGroup('scene', container(colour))}</g></defs>`),
    `<defs><g id="f">${lit(outlined())}</g></defs>`,
    ...ORDERED.flatMap((weeks, lane) => weeks.map((count, week) => stack(lane, week, count))),
  ].join('')
}

function stack(lane: number, week: number, count: number): string {
  const [u, v] = [(week - 2) * CELL_PX + 6, (lane - 2) * CELL_PX + 28]
  const place = (level: number) => {
    const [x, y] = iso(u, v, level * HEIGHT)
    const [x0, y0] = iso(0, 0)
    return [x - x0, y - y0] as const
  }
  const levels = Array.from({ length: count }, (_, level) => {
    const [x, y] = place(level)
    return `<use href="#b${(lane + (level % 2) * (week % 2)) % 4}" x="${rounded(x)}" y="${rounded(y)}"/>`
  })
  const [x, y] = place(count)
  const isWanted = FORECAST.includes(`${lane},${week}`)
  return levels.join('') + (isWanted ? `<use href="#f" x="${rounded(x)}" y="${rounded(y)}"/>` : '')
}

/** A container that stands on the origin, with ribs on its long side and doors on its short side. */
function container(colour: string): string {
  const ribs = Array.from({ length: 8 }, (_, rib) => {
    const [x, y] = iso(8 + rib * 9.8, WIDTH, HEIGHT - 6)
    return `M${rounded(x)} ${rounded(y)}v${HEIGHT - 12}`
  })
  const bars = [0.3, 0.7].map((share) => {
    const [x, y] = iso(LENGTH, WIDTH * share, HEIGHT - 5)
    return `M${rounded(x)} ${rounded(y)}v${HEIGHT - 10}`
  })
  return (
    isoBox([0, 0, 0], [LENGTH, WIDTH, HEIGHT], colour) +
    line(ribs.join(''), shade(colour, 0.66), 3) +
    line(bars.join(''), shade(colour, 0.46), 2.5)
  )
}

/** The outline of a container that is only forecast. */
function outlined(): string {
  const corners = [
    iso(0, 0, HEIGHT),
    iso(LENGTH, 0, HEIGHT),
    iso(LENGTH, WIDTH, HEIGHT),
    iso(0, WIDTH, HEIGHT),
  ] as const
  const [back, right, front, left] = corners.map(([x, y]) => `${rounded(x)} ${rounded(y)}`)
  const down = `v${HEIGHT}`
  return line(
    `M${left}L${back}L${right}L${front}zM${left}${down}M${front}${down}M${right}${down}L${right}`,
    eggshell,
    3,
  )
}

/** The lamp of the container yard. */
export const light: Light = {
  glow: [[400, 150, 260]],
  lamp: line('M400 170V84', eggshell, 6) + rect(372, 80, 56, 10, eggshell) + rect(376, 90, 48, 8, FLAME),
}
