/**
 * Returns by how many items a key moves the selection in a row of tabs or slides (WAI-ARIA APG, tabs and carousel). The
 * number is negative if the key moves back. Returns undefined for other keys. `index` is the index of the current item,
 * and `count` is the number of items.
 */
export function stepForKey(key: string, index: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -index, End: count - 1 - index }
  return steps[key]
}

/**
 * Returns the index of the item that is `step` items after `index`, or before it if `step` is negative. The first of
 * `count` items follows the last. `step` must be between `-count` and `count`.
 */
export function indexAfter(index: number, step: number, count: number): number {
  return (index + step + count) % count
}
