import logos from '#client/components/technology-logo.module.css'
import { TechnologyLogo } from '#client/components/technology-logo.tsx'
import type { DescribedTechnology, TechnologyGroup } from '#client/content/service-types.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './technology-panel.module.css'

interface TechnologyPanelProps {
  locale: Locale
  group: TechnologyGroup<DescribedTechnology>
}

/** The content of a tab: a group of technologies, each with its category and a description of how we use it. */
export function TechnologyPanel({ locale, group }: TechnologyPanelProps) {
  return (
    <>
      <p className={styles.lead}>{group.description[locale]}</p>
      <ul className={`${logos.list} ${styles.technologies}`}>
        {group.technologies.map(({ name, logo, category, description }) => (
          <li key={name}>
            <TechnologyLogo logo={logo} />
            <div className={styles.text}>
              <h3>{name}</h3>
              <p className={styles.category}>{category[locale]}</p>
              <p>{description[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
