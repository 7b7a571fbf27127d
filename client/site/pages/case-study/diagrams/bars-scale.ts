import type { BarsDiagram } from '#contract/content/diagram-schema.ts'

/**
 * Returns the value at the end of the scale, and its label. If the values are parts of a whole, the scale ends at the
 * whole: at `whole`, or at 100% if all values are written with "%" and none is more than 100. Otherwise the scale ends
 * at the largest value.
 */
export function barsScale({ bars, whole }: Pick<BarsDiagram, 'bars' | 'whole'>): { end: number; label: string } {
  if (whole) return { end: whole.value, label: whole.text }
  const [longest] = bars.toSorted((a, b) => b.value - a.value)
  if (!longest) return { end: 0, label: '' }
  const areShares = bars.every(({ text, value }) => text.trim().endsWith('%') && value <= 100)
  return areShares ? { end: 100, label: '100%' } : { end: longest.value, label: longest.text }
}
