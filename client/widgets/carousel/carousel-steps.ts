/** The slide that lies `step` slides on from `index` among `count`, round both ends; no step is longer than the round. */
export function slideAfter(index: number, step: number, count: number): number {
  return (index + step + count) % count
}

/** How many slides on a key leads (WAI-ARIA APG, carousel), negative for back; nowhere for other keys. */
export function stepForKey(key: string, index: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -index, End: count - 1 - index }
  return steps[key]
}

/** Shorter ways of a finger are a tap. */
const SWIPE_MIN_PX = 40

/** How many slides on a finger leads that went so many CSS pixels to the right and down: 1, -1, or 0 where that was no swipe. */
export function stepForSwipe(right: number, down: number): number {
  if (Math.abs(right) < SWIPE_MIN_PX || Math.abs(right) < Math.abs(down)) return 0
  return -Math.sign(right)
}
