import type { BarsDiagram } from '#contract/content/diagram-schema.ts'

/**
 * Returns the value at the end of the scale, and its label. The end is 100% if the values are shares of a whole (all
 * written with "%", none more than 100), otherwise the largest value.
 */
export function barsScale(bars: BarsDiagram['bars']): { end: number; label: string } {
  const [longest] = bars.toSorted((a, b) => b.value - a.value)
  if (!longest) return { end: 0, label: '' }
  const areShares = bars.every(({ text, value }) => text.trim().endsWith('%') && value <= 100)
  return areShares ? { end: 100, label: '100%' } : { end: longest.value, label: longest.text }
}
