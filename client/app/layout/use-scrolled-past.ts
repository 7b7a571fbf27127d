import { useSyncExternalStore } from 'react'

function onScroll(notify: () => void): () => void {
  addEventListener('scroll', notify, { passive: true })
  addEventListener('resize', notify, { passive: true })
  return () => {
    removeEventListener('scroll', notify)
    removeEventListener('resize', notify)
  }
}

/** True while the page is scrolled by more than `distance()` CSS pixels. */
export function useScrolledPast(distance: () => number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > distance(),
    () => false,
  )
}
