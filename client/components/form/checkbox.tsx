import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'>

/** A box to be checked beside what it stands for, which may hold a link. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  // WebKit resets forms without autocompletion when their page is come back to, without an event: to what is checked, then.
  useEffect(() => {
    if (box.current) box.current.defaultChecked = input.checked ?? false
  }, [input.checked])
  return (
    <label className={styles.label}>
      <input ref={box} type="checkbox" className={styles.box} {...input} />
      <span>{children}</span>
    </label>
  )
}
