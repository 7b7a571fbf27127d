import { useTranslation } from 'react-i18next'

/** Wide enough for the title beside the picture; the same condition as in `home-hero.module.css`. */
const WIDE = '(min-width: 48em) and (min-aspect-ratio: 5/4)'

/** The film's first frame, whole on wide screens, its right part on tall ones. The page's largest contentful paint. */
export function HeroPoster() {
  const { t } = useTranslation('home')
  return (
    <picture>
      <source media={WIDE} type="image/avif" srcSet="/film/poster-wide.v1.avif" width="1600" height="900" />
      <source media={WIDE} srcSet="/film/poster-wide.v1.jpg" width="1600" height="900" />
      <source type="image/avif" srcSet="/film/poster-tall.v1.avif" />
      <img src="/film/poster-tall.v1.jpg" width="720" height="576" alt={t('hero.filmAlt')} fetchPriority="high" />
    </picture>
  )
}
