/** The middle value of an odd number of values. NaN if there are no values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/**
 * Returns the median of each Lighthouse score over several runs, e.g. `100/98/100/100 !`. The "!" means that at
 * least one median is below 100.
 */
export function medianScores(runs: readonly (readonly number[])[]): string {
  const medians = (runs[0] ?? []).map((_, category) => median(runs.map((scores) => scores[category] ?? 0)))
  return medians.join('/') + (medians.some((score) => score < 100) ? ' !' : '')
}

/**
 * Repeats a measurement that has thrown, and rejects after `attempts` failures. On a busy machine browsers sometimes
 * lose a trace. A lost trace is no fault of the page.
 */
export async function withRetries<Figures>(measure: () => Promise<Figures>, attempts = 4): Promise<Figures> {
  try {
    return await measure()
  } catch (error) {
    if (attempts === 1) throw error
    return withRetries(measure, attempts - 1)
  }
}
