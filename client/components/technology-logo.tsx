import { technologyLogoUrl } from '#client/content/technology-logo.ts'
import styles from './technology-logo.module.css'

interface TechnologyLogoProps {
  /** Name of its file. */
  logo: string
  sizePx: number
}

/** A logo beside its name, so without words of its own; one that fails to load hides itself and leaves its room. */
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
