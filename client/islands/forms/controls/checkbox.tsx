import type { ComponentPropsWithoutRef } from 'react'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'>

/** A box to be checked beside what it stands for, which may hold a link. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={styles.label}>
      <input type="checkbox" className={styles.box} {...input} />
      <span>{children}</span>
    </label>
  )
}
