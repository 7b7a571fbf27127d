import { technologyLogoUrl } from '#client/content/technology-logo.ts'
import styles from './technology-logo.module.css'

/** Size of a logo for the attributes of `<img>`. CSS sets another size. */
const LOGO_SIZE_PX = 64

interface TechnologyLogoProps {
  /** Name of the file in `public/technologies/`, without extension. */
  logo: string
}

/**
 * The logo of a technology. Its alternative text is empty, because the name of the technology stands beside it. If the
 * file fails to load, the logo is hidden and its space stays empty.
 */
export function TechnologyLogo({ logo }: TechnologyLogoProps) {
  return (
    <img
      className={styles.logo}
      src={technologyLogoUrl(logo)}
      alt=""
      width={LOGO_SIZE_PX}
      height={LOGO_SIZE_PX}
      loading="lazy"
      decoding="async"
      data-hide-if-broken
    />
  )
}
