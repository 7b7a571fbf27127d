/**
 * Minimum distance between the middles of two labels, in percent of the drawing's height. It leaves room for two lines
 * of text.
 */
const LABEL_DISTANCE = 18

/**
 * Returns the positions of the labels beside the ends of the lines, as `ends` in percent from the top. A label stands at
 * the end of its line, or is moved just far enough up or down that no label covers another. If lines end at the same
 * point, the label of the first line stands on top.
 */
export function labelPositions(ends: readonly number[]): number[] {
  const fromTop = ends.map((_, index) => index).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0))
  const positions: number[] = []
  // From top to bottom, moves each label down until it is below the one before.
  let least = 0
  for (const index of fromTop) {
    positions[index] = Math.max(ends[index] ?? 0, least)
    least = positions[index] + LABEL_DISTANCE
  }
  // From bottom to top, moves the labels up that are now below the drawing, and those that are then in their way.
  let most = 100
  for (const index of fromTop.toReversed()) {
    positions[index] = Math.min(positions[index] ?? 0, most)
    most = positions[index] - LABEL_DISTANCE
  }
  return positions
}
