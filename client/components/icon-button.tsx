import type { ComponentPropsWithoutRef } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> {
  icon: IconName
  /** What the button does; read out by screen readers. */
  label: string
  /** Adds a border and a ground, for a button that stands alone or over a picture. */
  framed?: boolean
}

/** A square button that shows an icon instead of words. `className` is for its place in the layout. */
export function IconButton({ icon, label, framed, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={iconButtonClass(framed, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}

/** The classes of an `IconButton`, for elements that only look like one. */
export function iconButtonClass(framed?: boolean, className?: string): string {
  return [styles.button, framed && styles.framed, className].filter(Boolean).join(' ')
}
