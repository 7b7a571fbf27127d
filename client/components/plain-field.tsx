import { type InputHTMLAttributes, useId } from 'react'
import styles from './plain-field.module.css'

export interface PlainFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  /** What is wrong with the value, in words. */
  error?: string
  onChange: (value: string) => void
}

/**
 * A labelled text field for the islands without a submission form (status page, fair mode). It looks like the fields of
 * the forms, but is made without Mantine: if these islands imported Mantine's inputs, the bundler would split the code
 * of each form into more files, 2 kB larger in total.
 */
export function PlainField({ label, error, onChange, ...input }: PlainFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoComplete="off"
        required
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        {...input}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
