import { useTranslation } from 'react-i18next'
import type { ServiceContent } from '#client/content/services.ts'
import styles from './technology-list.module.css'

/** Technologies, in one list or in titled groups side by side. */
export function TechnologyList({ groups }: { groups: ServiceContent['technologies'] }) {
  const { t } = useTranslation('services')
  return (
    <div className={styles.groups}>
      {groups.map(({ id, items }) => (
        <div key={id ?? 'all'}>
          {id && <h3>{t(`techGroups.${id}`)}</h3>}
          <ul className={id ? styles.column : styles.row}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
