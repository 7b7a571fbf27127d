import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PauseButton } from '#client/components/pause-button.tsx'
import { HERO_FILM } from '#client/content/hero-film.ts'
import styles from './hero-film.module.css'
import { useFilmWanted } from './use-film-wanted.ts'

const SOURCES = [
  { src: HERO_FILM.av1, type: 'video/mp4; codecs="av01.0.08M.08"' },
  { src: HERO_FILM.h264, type: 'video/mp4; codecs="avc1.640028"' },
]

/** The film, laid over its poster once it plays, with a button that pauses it. Nothing where no film is wanted. */
export function HeroFilm() {
  return useFilmWanted() && <Film />
}

function Film() {
  const { t } = useTranslation('home')
  const ref = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(true)
  const [isShown, setIsShown] = useState(false)
  const [isMissing, setIsMissing] = useState(false)

  useEffect(() => {
    const video = ref.current
    if (!video) return
    if (!playing) {
      video.pause()
      return
    }
    // Out of sight it rests; that ends a `play()` under way with an AbortError. A refusal to play by itself, as in a phone's
    // power-saving mode, leaves it to the button.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) video.play().catch(({ name }) => name === 'NotAllowedError' && setPlaying(false))
      else video.pause()
    })
    observer.observe(video)
    return () => observer.disconnect()
  }, [playing])

  if (isMissing) return null
  return (
    <>
      <video
        ref={ref}
        className={styles.film}
        data-shown={isShown || undefined}
        muted
        loop
        playsInline
        disableRemotePlayback
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setIsShown(true)}
      >
        {SOURCES.map((source, index) => (
          // The browser tries them in turn: where the last cannot be had either, the poster stays.
          <source key={source.src} {...source} onError={() => index === SOURCES.length - 1 && setIsMissing(true)} />
        ))}
      </video>
      <PauseButton
        className={styles.pause}
        playing={playing}
        onToggle={() => setPlaying(!playing)}
        pauseLabel={t('hero.pauseFilm')}
        playLabel={t('hero.playFilm')}
      />
    </>
  )
}
