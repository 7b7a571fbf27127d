import type { ComponentPropsWithoutRef } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'
import styles from './two-sided-button.module.css'

interface Side {
  icon: IconName
  /** Names the button's action; read out by screen readers. */
  label: string
}

interface TwoSidedButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> {
  /** Shown unless the button has `data-playing`. */
  off: Side
  /** Shown while the button has `data-playing`. */
  on: Side
  /** Adds a border and a background, as `framed` of `IconButton` does. */
  framed?: boolean
}

/**
 * An `IconButton` with two states. The script that handles its presses must also set the attribute that chooses the
 * state, `data-playing`.
 */
export function TwoSidedButton({ off, on, framed, className, ...rest }: TwoSidedButtonProps) {
  return (
    <button type="button" className={iconButtonClass(framed, className)} {...rest}>
      {[off, on].map(({ icon, label }, index) => (
        <span key={icon} className={index ? styles.on : styles.off}>
          <Icon name={icon} />
          <span className="visually-hidden">{label}</span>
        </span>
      ))}
    </button>
  )
}
