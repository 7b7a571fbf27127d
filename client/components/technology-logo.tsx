import { technologyLogoUrl } from '#client/content/technology-logo.ts'
import styles from './technology-logo.module.css'

interface TechnologyLogoProps {
  /** Name of the file in `public/technologies/`, without extension. */
  logo: string
  sizePx: number
}

/**
 * A logo beside the name of the technology: so without alternative text. If the file fails to load, the logo is hidden
 * and its room stays.
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
