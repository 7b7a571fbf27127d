import type { BarsDiagram } from '#contract/content/diagram-schema.ts'

/**
 * Where the scale of bars ends, and how that is written: shares of a whole at 100%, other quantities at the longest of them. A share is
 * what is written with "%" and is not more than 100.
 */
export function barsScale(bars: BarsDiagram['bars']): { end: number; label: string } {
  const [longest] = bars.toSorted((a, b) => b.value - a.value)
  if (!longest) return { end: 0, label: '' }
  const areShares = bars.every(({ text, value }) => text.trim().endsWith('%') && value <= 100)
  return areShares ? { end: 100, label: '100%' } : { end: longest.value, label: longest.text }
}
