import { PlainField, type PlainFieldProps } from '#client/components/plain-field.tsx'
import styles from './pin-field.module.css'

/** A field for a PIN, which shows dots. It is no password field, so that no browser offers to remember its value. */
export function PinField(props: PlainFieldProps) {
  return <PlainField inputMode="numeric" maxLength={8} className={styles.pin} {...props} />
}
