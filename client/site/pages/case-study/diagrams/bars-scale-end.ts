import type { BarsDiagram } from '#contract/content/diagram-schema.ts'

/**
 * Returns the value at the end of the scale. If the values are parts of a whole, the scale ends at the whole: at
 * `whole`, or at 100 if all values are written with "%" and none is more than 100. Otherwise the scale ends at the
 * largest value.
 */
export function barsScaleEnd({ bars, whole }: Pick<BarsDiagram, 'bars' | 'whole'>): number {
  if (whole) return whole
  const areShares = bars.every(({ text, value }) => text.trim().endsWith('%') && value <= 100)
  return areShares ? 100 : Math.max(...bars.map(({ value }) => value))
}
