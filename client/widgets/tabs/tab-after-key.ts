/**
 * Index of the tab that a key leads to from the one at `index`, or undefined for a key that is none of tabs' (WAI-ARIA
 * Authoring Practices, tabs pattern): arrows go round, Home and End to the ends.
 */
export function tabAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
  }
}
