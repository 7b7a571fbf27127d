import { classNames } from '#client/components/class-names.ts'
import logos from '#client/components/technology-logo.module.css'
import type { TechnologyGroup } from '#client/content/service-types.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './technology-groups.module.css'
import { TechnologyItem } from './technology-item.tsx'

interface TechnologyGroupsProps {
  locale: Locale
  groups: readonly TechnologyGroup[]
}

/** Technologies in groups with a title and a description, a row of one table for each group. */
export function TechnologyGroups({ locale, groups }: TechnologyGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ key, title, description, technologies }) => (
        <div key={key} className={styles.group}>
          <div className={styles.text}>
            <h3>{title[locale]}</h3>
            <p>{description[locale]}</p>
          </div>
          <ul className={classNames(logos.list, styles.technologies, technologies.length % 2 === 0 && styles.even)}>
            {technologies.map((technology) => (
              <TechnologyItem key={technology.name} locale={locale} technology={technology} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
