/**
 * The visitor's last choice with each pause button: true for playing. The key is the element that contains the button.
 * A choice is kept while the visitor is on another page, because Back may show the same element again.
 */
const chosen = new WeakMap<Element, boolean>()

/**
 * Runs a motion that the pause button in `container` pauses and resumes. For visitors who prefer reduced motion it runs
 * only after they have pressed the button. The argument `begin` must start the motion and return a function that stops
 * it; `begin` gets a function that pauses the motion without a press. `moveUnlessPaused` returns a function that stops
 * the motion and removes all listeners.
 */
export function moveUnlessPaused(container: HTMLElement, begin: (pause: () => void) => () => void): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  /** Stops the motion; undefined while it is paused. */
  let stop: (() => void) | undefined
  const setPlaying = (playing: boolean) => {
    pauseButtonOf(container)?.toggleAttribute('data-playing', playing)
    stop?.()
    stop = playing ? begin(() => setPlaying(false)) : undefined
  }
  const followPreference = () => setPlaying(chosen.get(container) ?? !reducedMotion.matches)
  const onClick = ({ target }: Event) => {
    if (!(target as Element).closest('[data-pause-button]')) return
    const willPlay = stop === undefined
    chosen.set(container, willPlay)
    setPlaying(willPlay)
  }
  reducedMotion.addEventListener('change', followPreference)
  container.addEventListener('click', onClick)
  followPreference()
  return () => {
    reducedMotion.removeEventListener('change', followPreference)
    container.removeEventListener('click', onClick)
    stop?.()
  }
}

/** Returns the pause button in `container`, or null if there is none. */
export function pauseButtonOf(container: HTMLElement): HTMLElement | null {
  return container.querySelector('[data-pause-button]')
}
