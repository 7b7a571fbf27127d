import type { ComponentPropsWithoutRef } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'
import styles from './two-sided-button.module.css'

interface Side {
  icon: IconName
  /** What pressing does; said to screen readers. */
  label: string
}

interface TwoSidedButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> {
  /** Shown while the button has neither `aria-expanded="true"` nor `data-playing`. */
  off: Side
  /** Shown while it has. */
  on: Side
  /** As of an `IconButton`. */
  framed?: boolean
}

/** An `IconButton` that does one thing or the other; which of them, a behaviour tells by an attribute. */
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
