/** Index of the tab that a key selects (WAI-ARIA APG, tabs): arrows go round, Home and End to the ends; undefined for other keys. */
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
