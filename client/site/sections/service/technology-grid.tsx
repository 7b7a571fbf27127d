import cells from '#client/components/cells.module.css'
import logos from '#client/components/technology-logo.module.css'
import type { ReasonedTechnology } from '#client/content/service-types.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './technology-grid.module.css'
import { TechnologyItem } from './technology-item.tsx'

interface TechnologyGridProps {
  locale: Locale
  technologies: readonly ReasonedTechnology[]
}

/** Technologies in a grid, some of them with the reason why they were chosen. */
export function TechnologyGrid({ locale, technologies }: TechnologyGridProps) {
  return (
    <ul className={`${cells.cells} ${logos.list} ${styles.grid}`}>
      {technologies.map((technology) => (
        <TechnologyItem key={technology.name} locale={locale} technology={technology} />
      ))}
    </ul>
  )
}
