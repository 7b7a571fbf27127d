/**
 * Lets something move by itself, under the pause button that stands in `place` and tells by `data-playing` whether it does: for visitors who
 * prefer reduced motion not until they press. `begin` sets it going and returns how to stop it. Returns how to end all of this.
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
  const forgetButton = onPauseButton(place, () => {
    choose(place, !stop)
    play(!stop)
  })
  reducedMotion.addEventListener('change', followPreference)
  followPreference()
  return () => {
    reducedMotion.removeEventListener('change', followPreference)
    forgetButton()
    stop?.()
  }
}

/** What has been pressed holds as long as the place is there, also on a page that is left and come back to. */
const chosen = new WeakMap<Element, boolean>()

/** Notes that a visitor has pressed a place's button: to have it play, or rest. */
export function choose(place: Element, isToPlay: boolean): void {
  chosen.set(place, isToPlay)
}

/** What was pressed; undefined where nothing was. */
export function wasChosenToPlay(place: Element): boolean | undefined {
  return chosen.get(place)
}

export function pauseButtonOf(place: HTMLElement): HTMLElement | null {
  return place.querySelector('[data-pause-button]')
}

/** Calls `listener` when the pause button in `place` is pressed; returns how to end this. */
export function onPauseButton(place: HTMLElement, listener: () => void): () => void {
  const press = ({ target }: Event) => {
    if ((target as Element).closest('[data-pause-button]')) listener()
  }
  place.addEventListener('click', press)
  return () => place.removeEventListener('click', press)
}
