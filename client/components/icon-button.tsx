import type { ComponentPropsWithoutRef } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> {
  icon: IconName
  /** What pressing does; said to screen readers. */
  label: string
  /** Hairlines around it and a ground of its own, for one that stands alone or over a picture. */
  framed?: boolean
}

/** A square button with a sign instead of words. `className` is for its place in the layout. */
export function IconButton({ icon, label, framed, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={iconButtonClass(framed, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}

/** The looks of such a button. */
export function iconButtonClass(framed?: boolean, className?: string): string {
  return [styles.button, framed && styles.framed, className].filter(Boolean).join(' ')
}
