/**
 * Runs a motion that the pause button in `place` pauses and resumes. Visitors who prefer reduced motion see it only after a press.
 * `begin` starts the motion and returns a function that stops it. Returns a function that ends everything.
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

/** The last press on a place's button: true for playing. It also holds on a page that was left and is shown again. */
const chosen = new WeakMap<Element, boolean>()

/** Notes that a visitor has pressed a place's button to play or pause. */
export function choose(place: Element, isToPlay: boolean): void {
  chosen.set(place, isToPlay)
}

/** The visitor's choice; undefined before the first press. */
export function wasChosenToPlay(place: Element): boolean | undefined {
  return chosen.get(place)
}

export function pauseButtonOf(place: HTMLElement): HTMLElement | null {
  return place.querySelector('[data-pause-button]')
}

/** Calls `listener` when the pause button in `place` is pressed; returns how to stop. */
export function onPauseButton(place: HTMLElement, listener: () => void): () => void {
  const press = ({ target }: Event) => {
    if ((target as Element).closest('[data-pause-button]')) listener()
  }
  place.addEventListener('click', press)
  return () => place.removeEventListener('click', press)
}
