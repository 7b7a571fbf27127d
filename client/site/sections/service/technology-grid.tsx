import cells from '#client/components/cells.module.css'
import { classNames } from '#client/components/class-names.ts'
import logos from '#client/components/technology-logo.module.css'
import { TechnologyLogo } from '#client/components/technology-logo.tsx'
import type { ReasonedTechnology } from '#client/content/service-types.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './technology-grid.module.css'

interface TechnologyGridProps {
  locale: Locale
  technologies: readonly ReasonedTechnology[]
}

/** Technologies in a grid, each with the reason why it was chosen. */
export function TechnologyGrid({ locale, technologies }: TechnologyGridProps) {
  return (
    <ul className={classNames(cells.cells, logos.list, styles.grid, technologies.length % 3 === 0 && styles.three)}>
      {technologies.map(({ name, logo, reason }) => (
        <li key={name}>
          <TechnologyLogo logo={logo} />
          <span>{name}</span>
          <p>{reason[locale]}</p>
        </li>
      ))}
    </ul>
  )
}
