import { useTranslation } from 'react-i18next'
import { HERO_FILM, NIGHT_FILM } from '#client/content/hero-film.ts'
import { PauseButton } from '#client/widgets/pause-button/pause-button.tsx'
import styles from './hero-film.module.css'

const sourcesOf = ({ av1, h264 }: { av1: string; h264: string }) => [
  { src: av1, type: 'video/mp4; codecs="av01.0.08M.08"' },
  { src: h264, type: 'video/mp4; codecs="avc1.640028"' },
]

const FILMS = { day: sourcesOf(HERO_FILM), night: sourcesOf(NIGHT_FILM) }

/** The element over the poster into which `start-hero-film.ts` puts the film, with the button that pauses the film. */
export function HeroFilm() {
  const { t } = useTranslation('home')
  return (
    <div data-film={JSON.stringify(FILMS)}>
      <PauseButton className={styles.pause} hidden pauseLabel={t('hero.pauseFilm')} playLabel={t('hero.playFilm')} />
    </div>
  )
}
