import { useTranslation } from 'react-i18next'
import { HERO_FILM, NIGHT_FILM } from '#client/content/hero-film.ts'

/**
 * Media query for a screen that is wide enough for the title beside the picture. `home-hero.module.css` must have the
 * same query.
 */
const WIDE = '(min-width: 48em) and (min-aspect-ratio: 5/4)'

const { posterTall, posterWide } = HERO_FILM

/**
 * Returns the attributes of a `<source>` with night colours. The browser chooses this source if the device has a dark
 * theme. If the visitor has chosen a theme, `show-theme.ts` replaces `media`, so that the choice decides.
 */
function atNight(media: string) {
  return { media: `${media} and (prefers-color-scheme: dark)`, 'data-night': media }
}

/**
 * The first frame of the film as a picture: the whole frame on wide screens (`WIDE`), its right part on all others.
 * This picture is the largest contentful paint of the page, so it is fetched with high priority.
 */
export function HeroPoster() {
  const { t } = useTranslation('home')
  return (
    <picture>
      <source {...atNight(WIDE)} type="image/avif" srcSet={NIGHT_FILM.posterWide.avif} width="1600" height="900" />
      <source {...atNight('all')} type="image/avif" srcSet={NIGHT_FILM.posterTall.avif} />
      <source media={WIDE} type="image/avif" srcSet={posterWide.avif} width="1600" height="900" />
      <source media={WIDE} srcSet={posterWide.jpeg} width="1600" height="900" />
      <source type="image/avif" srcSet={posterTall.avif} />
      <img src={posterTall.jpeg} width="720" height="576" alt={t('hero.filmAlt')} fetchPriority="high" />
    </picture>
  )
}
