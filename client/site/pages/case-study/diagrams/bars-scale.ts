import type { BarsDiagram } from '#contract/content/diagram-schema.ts'

/**
 * Returns the end of the scale and its label: 100% for shares of a whole, otherwise the largest value. The values are
 * shares if all are written with "%" and none is more than 100.
 */
export function barsScale(bars: BarsDiagram['bars']): { end: number; label: string } {
  const [longest] = bars.toSorted((a, b) => b.value - a.value)
  if (!longest) return { end: 0, label: '' }
  const areShares = bars.every(({ text, value }) => text.trim().endsWith('%') && value <= 100)
  return areShares ? { end: 100, label: '100%' } : { end: longest.value, label: longest.text }
}
