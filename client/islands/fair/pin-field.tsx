import { PlainField, type PlainFieldProps } from '#client/components/plain-field.tsx'
import styles from './pin-field.module.css'

/**
 * A PIN field that shows dots in place of the digits, and four empty tiles while it is empty (the blank placeholder lets
 * the style sheet know). It is not a password field, because browsers would offer to save the PIN.
 */
export function PinField(props: PlainFieldProps) {
  return <PlainField inputMode="numeric" maxLength={8} placeholder=" " className={styles.pin} {...props} />
}
