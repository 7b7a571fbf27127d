import cells from '#client/components/cells.module.css'
import { classNames } from '#client/components/class-names.ts'
import { TechnologyLogo } from '#client/components/technology-logo.tsx'
import type { ReasonedTechnology } from '#client/content/service.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './technology-grid.module.css'

const LOGO_SIZE_PX = 32

interface TechnologyGridProps {
  locale: Locale
  technologies: readonly ReasonedTechnology[]
}

/** Technologies in a grid, each with the reason why it was chosen. */
export function TechnologyGrid({ locale, technologies }: TechnologyGridProps) {
  const columns = technologies.length % 4 === 0 ? styles.four : styles.three
  return (
    <ul className={classNames(cells.cells, styles.grid, columns)}>
      {technologies.map(({ name, logo, reason }) => (
        <li key={name}>
          <TechnologyLogo logo={logo} sizePx={LOGO_SIZE_PX} />
          <span>{name}</span>
          <p>{reason[locale]}</p>
        </li>
      ))}
    </ul>
  )
}
