/**
 * Runs a motion that the pause button in `place` pauses and resumes. For visitors who prefer reduced motion it runs
 * only after they have pressed the button. The argument `begin` must start the motion and return a function that stops
 * it. `moveUnlessPaused` returns a function that stops the motion and removes all listeners.
 */
export function moveUnlessPaused(place: HTMLElement, begin: () => () => void): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let stop: (() => void) | undefined
  const play = (playing: boolean) => {
    pauseButtonOf(place)?.toggleAttribute('data-playing', playing)
    stop?.()
    stop = playing ? begin() : undefined
  }
  const followPreference = () => play(wasChosenToPlay(place) ?? !reducedMotion.matches)
  const stopListening = onPauseButton(place, () => {
    choose(place, !stop)
    play(!stop)
  })
  reducedMotion.addEventListener('change', followPreference)
  followPreference()
  return () => {
    reducedMotion.removeEventListener('change', followPreference)
    stopListening()
    stop?.()
  }
}

/**
 * The visitor's last choice with each pause button: true for playing. The key is the element that contains the button.
 * A choice is kept while the visitor is on another page, because Back may show the same element again.
 */
const chosen = new WeakMap<Element, boolean>()

/** Stores whether the visitor has chosen to play or to pause with the button in `place`. */
export function choose(place: Element, isToPlay: boolean): void {
  chosen.set(place, isToPlay)
}

/** Returns the visitor's choice: true for playing. Returns undefined before the first press. */
export function wasChosenToPlay(place: Element): boolean | undefined {
  return chosen.get(place)
}

export function pauseButtonOf(place: HTMLElement): HTMLElement | null {
  return place.querySelector('[data-pause-button]')
}

/** Calls `listener` when the pause button in `place` is pressed. Returns a function that removes the listener. */
export function onPauseButton(place: HTMLElement, listener: () => void): () => void {
  const press = ({ target }: Event) => {
    if ((target as Element).closest('[data-pause-button]')) listener()
  }
  place.addEventListener('click', press)
  return () => place.removeEventListener('click', press)
}
