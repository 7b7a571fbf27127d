import type { ComponentPropsWithoutRef } from 'react'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'>

/** A checkbox with its label. The label may contain a link. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={styles.label}>
      <input type="checkbox" className={styles.box} {...input} />
      <span>{children}</span>
    </label>
  )
}
