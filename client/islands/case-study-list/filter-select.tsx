import { useId } from 'react'
import picker from '#client/components/select-picker.module.css'
import styles from './filter-field.module.css'

interface FilterSelectProps<Value extends string> {
  name: string
  label: string
  value: Value | 'all'
  /** The label of the first option. This option filters nothing. */
  allLabel: string
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | 'all') => void
}

/** A native select of the filter bar. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { name, label, value, allLabel, options, onChange } = props
  const id = useId()
  return (
    <div className={`${styles.field} ${picker.field}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`${styles.control} ${picker.select} ${styles.select}`}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value as Value | 'all')}
      >
        <option value="all">{allLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
