/** Index of the slide `step` slides after `index` among `count`, round both ends; `step` is at most `count` either way. */
export function slideAfter(index: number, step: number, count: number): number {
  return (index + step + count) % count
}

/** How many slides a key moves on (WAI-ARIA APG, carousel), negative for back; undefined for other keys. */
export function stepForKey(key: string, index: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -index, End: count - 1 - index }
  return steps[key]
}

/** A shorter move is a tap. */
const SWIPE_MIN_PX = 40

/** How many slides a finger's move, in CSS pixels, moves on: 1, -1, or 0 where it was no horizontal swipe. */
export function stepForSwipe(right: number, down: number): number {
  if (Math.abs(right) < SWIPE_MIN_PX || Math.abs(right) < Math.abs(down)) return 0
  return -Math.sign(right)
}
