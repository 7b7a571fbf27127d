import cells from '#client/components/cells.module.css'
import { classNames } from '#client/components/class-names.ts'
import logos from '#client/components/technology-logo.module.css'
import type { ReasonedTechnology } from '#client/content/service-types.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './technology-grid.module.css'
import { TechnologyItem } from './technology-item.tsx'

interface TechnologyGridProps {
  locale: Locale
  technologies: readonly ReasonedTechnology[]
}

/** Technologies in a grid, each with the reason why it was chosen. */
export function TechnologyGrid({ locale, technologies }: TechnologyGridProps) {
  return (
    <ul className={classNames(cells.cells, logos.list, styles.grid, technologies.length % 3 === 0 && styles.three)}>
      {technologies.map((technology) => (
        <TechnologyItem key={technology.name} locale={locale} technology={technology} />
      ))}
    </ul>
  )
}
