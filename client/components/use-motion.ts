import { useState, useSyncExternalStore } from 'react'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function onPreference(notify: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/**
 * Whether something that moves by itself is to move: true, and once hydrated false for visitors who prefer reduced motion
 * (media query of that name), until `toggle` lets them decide otherwise.
 */
export function useMotion(): [playing: boolean, toggle: () => void] {
  const isReduced = useSyncExternalStore(
    onPreference,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  )
  const [choice, setChoice] = useState<boolean>()
  const playing = choice ?? !isReduced
  return [playing, () => setChoice(!playing)]
}
