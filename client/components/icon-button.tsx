import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> {
  icon: IconName
  /** Names the button's action; read out by screen readers. */
  label: string
  /** Adds a border and a background, for a button that stands alone or over a picture. */
  framed?: boolean
}

/** A square button that shows an icon instead of words. Use `className` only to place the button in its layout. */
export function IconButton({ icon, label, framed, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={iconButtonClass(framed, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}

/** Returns the `class` of an `IconButton`, for other elements that should look like one. */
export function iconButtonClass(framed?: boolean, className?: string): string {
  return classNames(styles.button, framed && styles.framed, className)
}
