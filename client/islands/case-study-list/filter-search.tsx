import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#client/components/icon.tsx'
import styles from './filter-field.module.css'

interface FilterSearchProps {
  value: string
  onChange: (search: string) => void
  onBlur: () => void
}

/** The search box of the filter bar. It searches titles and descriptions. */
export function FilterSearch({ value, onChange, onBlur }: FilterSearchProps) {
  const { t } = useTranslation('case-studies')
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t('filters.search')}
      </label>
      <span className={styles.sign}>
        <Icon name="search" />
      </span>
      <input
        id={id}
        className={`${styles.control} ${styles.search}`}
        type="search"
        name="q"
        value={value}
        placeholder={t('filters.searchExample')}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  )
}
