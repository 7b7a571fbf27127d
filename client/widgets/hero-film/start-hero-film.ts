import { eachElement } from '#client/document/each-element.ts'
import { moveUnlessPaused, pauseButtonOf } from '#client/widgets/pause-button/pausable-motion.ts'
import { isNight, onNightChange } from '#client/widgets/theme-switch/night.ts'
import { onFilmWanted } from './film-wanted.ts'

/**
 * Loads the film of the home page and shows it over its poster once it plays. Visitors who save data or prefer reduced
 * motion get no film (`onFilmWanted` decides). The film has a day version and a night version. When the page changes
 * between day and night colours, the other version is loaded.
 */
export function startHeroFilm(): void {
  eachElement<HTMLElement>('[data-film]', (container) => {
    let removeFilm: (() => void) | undefined
    const stopFollowingWish = onFilmWanted((isWanted) => {
      removeFilm?.()
      removeFilm = isWanted ? showFilm(container) : undefined
    })
    let wasNight = isNight()
    const stopFollowingNight = onNightChange(() => {
      if (removeFilm && isNight() !== wasNight) {
        removeFilm()
        removeFilm = showFilm(container)
      }
      wasNight = isNight()
    })
    return () => {
      stopFollowingWish()
      stopFollowingNight()
      removeFilm?.()
    }
  })
}

/**
 * Adds the film to `container`. The film plays while it is visible, unless the visitor has paused it. Returns a
 * function that removes the film.
 */
function showFilm(container: HTMLElement): () => void {
  const button = pauseButtonOf(container)
  const video = createVideo(container)
  container.prepend(video)
  button?.toggleAttribute('hidden', false)
  const stopMoving = moveUnlessPaused(container, (pause) => {
    // Pausing makes a pending `play()` reject with an AbortError, which is ignored. If the browser refuses autoplay
    // (NotAllowedError), for example in a phone's power-saving mode, the button offers to start the film.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) video.play().catch(({ name }) => name === 'NotAllowedError' && pause())
      else video.pause()
    })
    observer.observe(video)
    return () => {
      observer.disconnect()
      video.pause()
    }
  })
  const removeFilm = () => {
    stopMoving()
    button?.toggleAttribute('hidden', true)
    video.remove()
  }
  // Browsers try the sources one after the other. If the last source fails too, the film is removed and the poster
  // stays.
  video.lastElementChild?.addEventListener('error', removeFilm)
  return removeFilm
}

/** Creates the video element. `data-film` on `container` contains the sources of its day and its night version. */
function createVideo(container: HTMLElement): HTMLVideoElement {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, loop: true, playsInline: true, disableRemotePlayback: true, tabIndex: -1 })
  video.setAttribute('aria-hidden', 'true')
  // The film paints nothing in its padding, but Chromium counts the padding: without this clip the film would count as
  // larger than its poster, and the largest contentful paint would be seconds late. The pixel makes up for rounding.
  video.style.clipPath = 'inset(1px) content-box'
  const films: Record<'day' | 'night', { src: string; type: string }[]> = JSON.parse(container.dataset.film as string)
  video.append(
    ...films[isNight() ? 'night' : 'day'].map((source) => Object.assign(document.createElement('source'), source)),
  )
  return video
}
