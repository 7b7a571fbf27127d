import { technologyLogoUrl } from '#client/content/technology-logo.ts'
import styles from './technology-logo.module.css'

interface TechnologyLogoProps {
  /** Name of the file in `public/technologies/`, without extension. */
  logo: string
  sizePx: number
}

/**
 * The logo of a technology. Its alternative text is empty, because the name of the technology stands beside it. If the
 * file fails to load, the logo is hidden and its space stays empty.
 */
export function TechnologyLogo({ logo, sizePx }: TechnologyLogoProps) {
  return (
    <img
      className={styles.logo}
      src={technologyLogoUrl(logo)}
      alt=""
      width={sizePx}
      height={sizePx}
      loading="lazy"
      decoding="async"
      data-hide-if-broken
    />
  )
}
