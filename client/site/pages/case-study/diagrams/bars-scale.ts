import type { BarsDiagram } from '#contract/content/diagram-schema.ts'

/**
 * Returns the value at the end of the scale, and its label. The end is what the values are parts of: `whole`, or 100%
 * if all are written with "%" and none is more than 100. If they are parts of nothing, it is the largest value.
 */
export function barsScale({ bars, whole }: Pick<BarsDiagram, 'bars' | 'whole'>): { end: number; label: string } {
  if (whole) return { end: whole.value, label: whole.text }
  const [longest] = bars.toSorted((a, b) => b.value - a.value)
  if (!longest) return { end: 0, label: '' }
  const areShares = bars.every(({ text, value }) => text.trim().endsWith('%') && value <= 100)
  return areShares ? { end: 100, label: '100%' } : { end: longest.value, label: longest.text }
}
