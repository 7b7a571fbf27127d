/** How many items a key moves on among `count` (WAI-ARIA APG, tabs and carousel), negative for back; undefined for other keys. */
export function stepForKey(key: string, index: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -index, End: count - 1 - index }
  return steps[key]
}

/** Index of the item `step` items after `index` among `count`, round both ends; `step` is at most `count` either way. */
export function indexAfter(index: number, step: number, count: number): number {
  return (index + step + count) % count
}
