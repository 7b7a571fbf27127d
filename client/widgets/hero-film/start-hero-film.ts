import { eachElement } from '#client/document/each-element.ts'
import { choose, onPauseButton, pauseButtonOf, wasChosenToPlay } from '#client/widgets/pause-button/motion.ts'
import { isNight, onNight } from '#client/widgets/theme-switch/night.ts'
import { onFilmWanted } from './film-wanted.ts'

/** Lays a film over its poster once it plays, with a button that pauses it. Nothing where no film is wanted. */
export function startHeroFilm(): void {
  eachElement<HTMLElement>('[data-film]', (place) => {
    let takeAway: (() => void) | undefined
    const forget = onFilmWanted((isWanted) => {
      takeAway?.()
      takeAway = isWanted ? showFilm(place) : undefined
    })
    let wasNight = isNight()
    const forgetNight = onNight(() => {
      if (takeAway && isNight() !== wasNight) {
        takeAway()
        takeAway = showFilm(place)
      }
      wasNight = isNight()
    })
    return () => {
      forget()
      forgetNight()
      takeAway?.()
    }
  })
}

/** Returns how to take it away again. */
function showFilm(place: HTMLElement): () => void {
  const button = pauseButtonOf(place)
  const video = createVideo(place)
  let playing: boolean
  // Out of sight it rests; that ends a `play()` under way with an AbortError. A refusal to play by itself, as in a phone's
  // power-saving mode, leaves it to the button.
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) video.play().catch(({ name }) => name === 'NotAllowedError' && play(false))
    else video.pause()
  })
  const play = (isToPlay: boolean) => {
    playing = isToPlay
    button?.toggleAttribute('data-playing', playing)
    if (playing) observer.observe(video)
    else {
      observer.disconnect()
      video.pause()
    }
  }
  const forgetButton = onPauseButton(place, () => {
    choose(place, !playing)
    play(!playing)
  })
  const takeAway = () => {
    forgetButton()
    observer.disconnect()
    button?.toggleAttribute('hidden', true)
    video.remove()
  }
  // The browser tries them in turn: where the last cannot be had either, the poster stays.
  video.lastElementChild?.addEventListener('error', takeAway)
  place.prepend(video)
  button?.toggleAttribute('hidden', false)
  play(wasChosenToPlay(place) ?? true)
  return takeAway
}

/** The film that `data-film` tells for day or night, a list of its sources. */
function createVideo(place: HTMLElement): HTMLVideoElement {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, loop: true, playsInline: true, disableRemotePlayback: true, tabIndex: -1 })
  video.setAttribute('aria-hidden', 'true')
  video.addEventListener('playing', () => video.toggleAttribute('data-shown', true))
  const films: Record<'day' | 'night', { src: string; type: string }[]> = JSON.parse(place.dataset.film as string)
  video.append(
    ...films[isNight() ? 'night' : 'day'].map((source) => Object.assign(document.createElement('source'), source)),
  )
  return video
}
