import logos from '#client/components/technology-logo.module.css'
import type { TechnologyGroup } from '#client/content/service-types.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './technology-groups.module.css'
import { TechnologyItem } from './technology-item.tsx'

interface TechnologyGroupsProps {
  locale: Locale
  groups: readonly TechnologyGroup[]
}

/** Technologies in groups: for each a tile with its title and description, and a tile with its technologies. */
export function TechnologyGroups({ locale, groups }: TechnologyGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ key, title, description, technologies }) => (
        <div key={key} className={styles.group}>
          <div className={styles.text}>
            <h3>{title[locale]}</h3>
            <p>{description[locale]}</p>
          </div>
          <ul className={`${logos.list} ${styles.technologies}`}>
            {technologies.map((technology) => (
              <TechnologyItem key={technology.name} locale={locale} technology={technology} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
