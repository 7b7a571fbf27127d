import { type InputHTMLAttributes, useId } from 'react'
import styles from './plain-field.module.css'

interface PlainFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  /** What is wrong with the value, in words. */
  error?: string
  onChange: (value: string) => void
}

/**
 * A labelled field in the look of the forms. Fair mode does not use their Mantine inputs: if it shared them, every form
 * of the site would come in more files, 2 kB heavier together.
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

/** A field for a PIN, which shows dots. It is no password field, so that no browser offers to remember its value. */
export function PinField(props: PlainFieldProps) {
  return <PlainField inputMode="numeric" maxLength={8} className={styles.pin} {...props} />
}
