import { useId } from 'react'
import type { DescribedTechnology, TechnologyGroup } from '#client/content/service-types.ts'
import type { Locale } from '#contract/addresses.ts'
import { TechnologyPanel } from './technology-panel.tsx'
import styles from './technology-tabs.module.css'

interface TechnologyTabsProps {
  locale: Locale
  /** Accessible name of the list of tabs. */
  label: string
  /** The groups, one for each tab. The first group is selected at the beginning. */
  groups: readonly TechnologyGroup<DescribedTechnology>[]
}

/**
 * Technologies in groups, with a tab for each group. On screen only the selected group is visible; in print and without
 * script every group is visible.
 */
export function TechnologyTabs({ locale, label, groups }: TechnologyTabsProps) {
  const id = useId()
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {groups.map(({ key, title }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            aria-controls={`${id}${key}-panel`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {title[locale]}
          </button>
        ))}
      </div>
      {groups.map((group, index) => (
        <div
          key={group.key}
          role="tabpanel"
          id={`${id}${group.key}-panel`}
          aria-labelledby={`${id}${group.key}`}
          data-selected={index === 0 || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel contains no element that can be focused
          tabIndex={0}
          className={styles.panel}
        >
          <p className={styles.title}>{group.title[locale]}</p>
          <TechnologyPanel locale={locale} group={group} />
        </div>
      ))}
    </div>
  )
}
