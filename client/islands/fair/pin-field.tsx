import { InputBase } from '@mantine/core'
import styles from './fair-section.module.css'

interface PinFieldProps {
  name: string
  label: string
  value: string
  error?: string
  onChange: (pin: string) => void
}

/** A field for digits that shows dots. It is no password field, so that no browser offers to remember its value. */
export function PinField({ name, label, value, error, onChange }: PinFieldProps) {
  return (
    <InputBase
      name={name}
      label={label}
      value={value}
      error={error}
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      className={styles.pin}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
