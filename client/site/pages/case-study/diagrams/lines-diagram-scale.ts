const INTERVALS_MAX_COUNT = 5
const ROUND_STEPS = [1, 2, 2.5, 5, 10]
/** Absorbs the rounding errors of a division, so that a value on a tick adds no interval. */
const ROUNDING_ERROR = 1e-9
/**
 * If all values are above this share of the highest value, the scale does not start at 0. On a scale from 0 the changes
 * would not be visible.
 */
const HIGH_SHARE = 0.7

/**
 * Returns the numbers on the scale (ticks): round numbers at equal distances, in ascending order. All values lie
 * between the first and the last tick. The distance is a power of ten times a factor of `ROUND_STEPS`: the smallest
 * with which at most `INTERVALS_MAX_COUNT` intervals are needed. If the lowest value is not on a tick, the scale begins
 * below this value and may need one interval more. Even the factor 10 can then be too small, so the factor 20 is tried
 * last.
 */
export function ticksFor(values: readonly number[]): number[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const from = lowest >= 0 && lowest < highest * HIGH_SHARE ? 0 : lowest
  const leastStep = (highest - from) / INTERVALS_MAX_COUNT || Math.abs(highest) || 1
  const power = 10 ** Math.floor(Math.log10(leastStep))
  for (const factor of [...ROUND_STEPS, 20]) {
    const step = factor * power
    const first = Math.floor(from / step + ROUNDING_ERROR)
    const count = Math.max(Math.ceil(highest / step - ROUNDING_ERROR) - first, 1)
    if (count <= INTERVALS_MAX_COUNT) return Array.from({ length: count + 1 }, (_, i) => rounded((first + i) * step))
  }
  return [lowest, highest]
}

/** A point on a field of 100 × 100 with its origin at the top left. */
export type Point = [x: number, y: number]

/**
 * Returns the points of a line. The first value lies at the
 * left edge, the last value at the right edge.
 */
export function pointsOf(values: readonly number[], ticks: readonly number[]): Point[] {
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)]
  return values.map((value, index) => [
    rounded((index / Math.max(values.length - 1, 1)) * 100, 2),
    rounded(((top - value) / (top - bottom)) * 100, 2),
  ])
}

function rounded(value: number, decimals = 9): number {
  return Number(value.toFixed(decimals))
}
