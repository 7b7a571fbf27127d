import { useTranslation } from 'react-i18next'
import { PauseButton } from '#client/components/pause-button.tsx'
import { HERO_FILM } from '#client/content/hero-film.ts'
import styles from './hero-film.module.css'

const SOURCES = [
  { src: HERO_FILM.av1, type: 'video/mp4; codecs="av01.0.08M.08"' },
  { src: HERO_FILM.h264, type: 'video/mp4; codecs="avc1.640028"' },
]

/** Where `behaviours/hero-film.ts` lays the film over its poster, and the button that pauses it. */
export function HeroFilm() {
  const { t } = useTranslation('home')
  return (
    <div className={styles.film} data-film={JSON.stringify(SOURCES)}>
      <PauseButton className={styles.pause} hidden pauseLabel={t('hero.pauseFilm')} playLabel={t('hero.playFilm')} />
    </div>
  )
}
