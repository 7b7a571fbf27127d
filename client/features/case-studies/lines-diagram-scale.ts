const INTERVALS_MAX_COUNT = 5
const ROUND_STEPS = [1, 2, 2.5, 5, 10]
/** Values that all lie above this share of the highest get a scale that does not begin at 0: their changes would not be seen. */
const HIGH_SHARE = 0.7

/** Round numbers at even distances, lowest first, between which all values lie. */
export function ticksFor(values: readonly number[]): number[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const from = lowest >= 0 && lowest < highest * HIGH_SHARE ? 0 : lowest
  const leastStep = (highest - from) / INTERVALS_MAX_COUNT || Math.abs(highest) || 1
  const power = 10 ** Math.floor(Math.log10(leastStep))
  for (const factor of [...ROUND_STEPS, 20]) {
    const step = factor * power
    const first = Math.floor(from / step + 1e-9)
    const count = Math.max(Math.ceil(highest / step - 1e-9) - first, 1)
    if (count <= INTERVALS_MAX_COUNT) return Array.from({ length: count + 1 }, (_, i) => rounded((first + i) * step))
  }
  return [lowest, highest]
}

/** Points of a line on a field of 100 × 100, the origin at its top left: the first value at its left side, the last at its right. */
export function pointsOf(values: readonly number[], ticks: readonly number[]): [x: number, y: number][] {
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)]
  return values.map((value, index) => [
    rounded((index / Math.max(values.length - 1, 1)) * 100, 2),
    rounded(((top - value) / (top - bottom)) * 100, 2),
  ])
}

/**
 * The rows of a grid where labels stand beside the ends of their lines, `ends` percent from the top, without covering each
 * other: the gaps around the labels as shares of the free height, and the row of each label, between two gaps.
 */
export function labelRows(ends: readonly number[]): { gaps: number[]; rows: number[] } {
  const upperFirst = ends.map((_, index) => index).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0))
  const heights = [0, ...upperFirst.map((index) => ends[index] ?? 0), 100]
  return {
    gaps: heights.slice(1).map((height, index) => rounded(height - (heights[index] ?? 0))),
    rows: ends.map((_, index) => 2 * (upperFirst.indexOf(index) + 1)),
  }
}

function rounded(value: number, decimals = 9): number {
  return Number(value.toFixed(decimals))
}
